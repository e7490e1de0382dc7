import Link from 'next/link';
import type { Ref } from 'react';
import { filtersToQuery } from '@/lib/domain/snippets/filter-address';
import { noFilters } from '@/lib/domain/snippets/snippet-filters';
import type { SnippetOrder } from '@/lib/domain/snippets/snippet-order';
import { FilterCount } from './FilterCount';
import styles from './FilterNav.module.css';
import type { FilterNavEntry } from './use-filter-nav';

interface Props {
  entry: FilterNavEntry;
  order: SnippetOrder;
  onGo: (() => void) | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export function FilterNavLink({ entry: { name, filter, count, isCurrent }, order, onGo, ref }: Props) {
  return (
    <Link
      ref={ref}
      href={{ pathname: '/snippets', query: filtersToQuery({ ...noFilters, ...filter, order }) }}
      shallow
      scroll={false}
      prefetch={false}
      className={styles.link}
      aria-current={isCurrent ? 'true' : undefined}
      {...(onGo && { onClick: onGo })}
    >
      <span className={styles.name} title={name}>
        {name}
      </span>
      <FilterCount count={count} />
    </Link>
  );
}
