import { useRouter } from 'next/router';
import { addAllToLetterAddress } from '@/components/snippets/snippet-addresses';
import { useMayWrite } from '@/components/snippets/use-may-write';
import { missingVersions, type MakingProgress } from '@/components/snippets/versions/use-make-versions';
import { lessonSetLimits } from '@/lib/contracts/lesson-sets';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { BulkBar, type BulkAction } from './BulkBar';
import type { Panel } from './SnippetActions';
import { useExportSnippets } from './use-export-snippets';
import { usePossibleTransfers } from './use-possible-transfers';

interface Props {
  selected: readonly Snippet[];
  /** null: more are on their way. */
  total: number | null;
  /** Of the versions being made. */
  progress: MakingProgress | null;
  onMake: (snippets: readonly Snippet[]) => void;
  onStop: () => void;
  onPanel: (panel: Panel) => void;
  onDelete: (snippets: readonly Snippet[]) => void;
  onSelectAll: () => void;
  onClear: () => void;
}

/** The bar of what may be done with these snippets. */
export function SelectionBar({ selected, onMake, onPanel, onDelete, ...bar }: Props) {
  const router = useRouter();
  const mayWrite = useMayWrite();
  const transfersOf = usePossibleTransfers();
  const exportSnippets = useExportSnippets();

  const mayChange = selected.every(mayWrite);
  const fitsOneSet = selected.length <= lessonSetLimits.snippets;
  const actions: BulkAction[] = [
    ...(fitsOneSet ? (['compose', 'set'] as const) : []),
    ...(mayChange ? (['tag'] as const) : []),
    ...(mayChange && selected.some((one) => missingVersions(one).length > 0) ? (['make'] as const) : []),
    ...(transfersOf(selected).length > 0 ? (['transfer'] as const) : []),
    'export-csv',
    'export-json',
    ...(mayChange ? (['delete'] as const) : []),
  ];
  const act = (action: BulkAction, anchor: HTMLElement) => {
    if (action === 'compose') void router.push(addAllToLetterAddress(selected));
    else if (action === 'tag' || action === 'transfer' || action === 'set')
      onPanel({ kind: action, anchor, isOpen: true });
    else if (action === 'make') onMake(selected);
    else if (action === 'delete') onDelete(selected);
    else void exportSnippets(selected, action === 'export-csv' ? 'csv' : 'json');
  };
  return <BulkBar count={selected.length} actions={actions} onAction={act} {...bar} />;
}
