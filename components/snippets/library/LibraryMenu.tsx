import { IconMail, IconPaw, IconTrash, IconUpload } from '@tabler/icons-react';
import { useRouter } from 'next/router';
import { ActionMenu } from '@/components/floating/ActionMenu';
import { useExportSnippets, type ExportFormat } from '@/components/snippets/actions/use-export-snippets';
import { trashAddress } from '@/components/snippets/snippet-addresses';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { filtersFromQuery } from '@/lib/domain/snippets/filter-address';

interface Props {
  anchor: HTMLElement | null;
  snippets: readonly Snippet[];
  onStarter: () => void;
  onOldEmail: () => void;
  onClose: () => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** What is done with a whole library now and then. */
export function LibraryMenu({ anchor, snippets, onStarter, onOldEmail, onClose }: Props) {
  const router = useRouter();
  const exportSnippets = useExportSnippets();
  const save = (format: ExportFormat) => () => void exportSnippets(snippets, format);
  return (
    <ActionMenu
      anchor={anchor}
      onClose={onClose}
      actions={[
        {
          key: 'old email',
          label: 'From an old email…',
          icon: <IconMail {...icon} />,
          onChoose: onOldEmail,
        },
        {
          key: 'starter',
          label: 'Add starter snippets…',
          icon: <IconPaw {...icon} />,
          onChoose: onStarter,
        },
        {
          key: 'csv',
          label: 'Export all as CSV, for spreadsheets',
          icon: <IconUpload {...icon} />,
          disabled: snippets.length === 0,
          onChoose: save('csv'),
        },
        {
          key: 'json',
          label: 'Export all as JSON, for programs',
          icon: <IconUpload {...icon} />,
          disabled: snippets.length === 0,
          onChoose: save('json'),
        },
        {
          key: 'trash',
          label: 'Trash',
          icon: <IconTrash {...icon} />,
          onChoose: () => void router.push(trashAddress(filtersFromQuery(router.query).library)),
        },
      ]}
    />
  );
}
