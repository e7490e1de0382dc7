import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { ChoiceTrigger } from '@/components/ui/buttons/ChoiceTrigger';
import type { SnippetOrder } from '@/lib/domain/snippets/snippet-order';
import styles from './FilterNavButton.module.css';
import type { Naming } from './naming';
import type { FilterNavContent } from './use-filter-nav';

const load = () => import('./FilterNavPopover');
const popoverPreload = preloadOnHover(load);
const FilterNavPopover = onDemand(() => load().then((module) => module.FilterNavPopover));
const NameFilterDialog = onDemand(() =>
  import('./NameFilterDialog').then((module) => module.NameFilterDialog),
);

interface Props {
  content: FilterNavContent;
  order: SnippetOrder;
  organizationName: string | null;
}

/** The ways to look at the list, behind a button where it has no room for them beside it. */
export function FilterNavButton({ content, order, organizationName }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [naming, setNaming] = useState<Naming | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const chosen = content.saved.find(({ isCurrent }) => isCurrent);
  return (
    <>
      <ChoiceTrigger
        {...popoverPreload}
        isQuiet
        className={styles.button}
        data-on={chosen !== undefined}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={chosen === undefined ? 'Saved filters' : `Saved filters: ${chosen.name}`}
        onClick={(event) => {
          setOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        <IconBookmark size={16} stroke={1.6} className={styles.short} aria-hidden />
        <span className={styles.long}>Saved</span>
      </ChoiceTrigger>
      {wasOpened && (
        <FilterNavPopover
          anchor={anchor}
          content={content}

          order={order}
          onName={setNaming}
          onClose={() => setAnchor(null)}
        />
      )}
      {naming !== null && (
        <NameFilterDialog
          naming={naming}
          organizationName={organizationName}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
}
