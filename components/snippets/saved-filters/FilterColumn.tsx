import { useState } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import type { SnippetOrder } from '@/lib/domain/snippets/snippet-order';
import styles from './FilterColumn.module.css';
import { FilterNav } from './FilterNav';
import type { Naming } from './naming';
import type { FilterNavContent } from './use-filter-nav';

const NameFilterDialog = onDemand(() =>
  import('./NameFilterDialog').then((module) => module.NameFilterDialog),
);

interface Props {
  content: FilterNavContent;
  order: SnippetOrder;
  organizationName: string | null;
}

/** The ways to look at the list, on its left where there is room for them. */
export function FilterColumn({ content, order, organizationName }: Props) {
  const [naming, setNaming] = useState<Naming | null>(null);
  return (
    <div className={styles.column}>
      <FilterNav content={content} order={order} onName={setNaming} />
      {naming !== null && (
        <NameFilterDialog
          naming={naming}
          organizationName={organizationName}
          onClose={() => setNaming(null)}
        />
      )}
    </div>
  );
}
