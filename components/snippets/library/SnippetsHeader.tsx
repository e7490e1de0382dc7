import { IconDownload, IconPlus, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { LazyActions, actionsPreload } from '@/components/on-demand/LazyActions';
import { PageHeader } from '@/components/page/PageHeader';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { exportSnippets, type ExportFormat } from '@/components/snippets/actions/export-snippets';
import styles from './SnippetsPage.module.css';

interface Props {
  snippets: readonly Snippet[];
  /** Nothing to act upon: what the page offers instead stands in its middle. */
  isBare: boolean;
  onImport: () => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

export function SnippetsHeader({ snippets, isBare, onImport }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
              <Button
                {...actionsPreload}
                variant="text"
                startIcon={<IconUpload {...icon} />}
                aria-haspopup="menu"
                disabled={snippets.length === 0}
                onClick={(event) => setAnchor(event.currentTarget)}
              >
                Export
              </Button>
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
          { key: 'csv', label: 'All as CSV, for spreadsheets', onChoose: save('csv') },
          { key: 'json', label: 'All as JSON, for programs', onChoose: save('json') },
        ]}
      />
    </div>
  );
}
