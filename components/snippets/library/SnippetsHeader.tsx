import { IconDots, IconDownload, IconMail, IconPaw, IconPlus, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { LazyActions, actionsPreload } from '@/components/on-demand/LazyActions';
import { PageHeader } from '@/components/page/PageHeader';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { useExportSnippets, type ExportFormat } from '@/components/snippets/actions/use-export-snippets';
import styles from './SnippetsPage.module.css';

interface Props {
  snippets: readonly Snippet[];
  /** Nothing to act upon: what the page offers instead stands in its middle. */
  isBare: boolean;
  onImport: () => void;
  onStarter: () => void;
  onOldEmail: () => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

export function SnippetsHeader({ snippets, isBare, onImport, onStarter, onOldEmail }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const exportSnippets = useExportSnippets();
  const save = (format: ExportFormat) => () => void exportSnippets(snippets, format);
  return (
    <div className={styles.head}>
      <PageHeader
        title="Snippets"
        isNamedInBar
        actions={
          isBare ? undefined : (
            <>
              <Button variant="text" startIcon={<IconDownload {...icon} />} onClick={onImport}>
                Import
              </Button>
              <IconButton
                {...actionsPreload}
                aria-label="Export and more"
                title="Export and more"
                className={styles.more}
                aria-haspopup="menu"
                onClick={(event) => setAnchor(event.currentTarget)}
              >
                <IconDots {...icon} />
              </IconButton>
              <Button
                href="/snippets/create"
                variant="contained"
                data-tour="new-snippet"
                startIcon={<IconPlus {...icon} />}
              >
                New snippet
              </Button>
            </>
          )
        }
      />
      <LazyActions
        anchor={anchor}
        onClose={() => setAnchor(null)}
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
        ]}
      />
    </div>
  );
}
