import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconDownload, IconPlus, IconUpload } from '@tabler/icons-react';
import Link from 'next/link';
import { useState } from 'react';
import { PageHead } from '@/components/shell/PageHead';
import { type Snippet } from '@/lib/contracts/snippet';
import { exportSnippets, type ExportFormat } from './export-snippets';
import styles from './SnippetsPage.module.css';

interface Props {
  snippets: readonly Snippet[];
  /** Nothing to act upon: what the page offers instead stands in its middle. */
  isBare: boolean;
  onImport: () => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

export function SnippetsHead({ snippets, isBare, onImport }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const save = (format: ExportFormat) => {
    setAnchor(null);
    exportSnippets(snippets, format);
  };
  return (
    <div className={styles.head}>
      <PageHead
        title="Snippets"
        actions={
          isBare ? undefined : (
            <>
              <Button variant="text" startIcon={<IconDownload {...icon} />} onClick={onImport}>
                Import
              </Button>
              <Button
                variant="text"
                className={styles.export ?? ''}
                startIcon={<IconUpload {...icon} />}
                aria-haspopup="menu"
                disabled={snippets.length === 0}
                onClick={(event) => setAnchor(event.currentTarget)}
              >
                Export
              </Button>
              <Button
                component={Link}
                href="/snippets/create"
                variant="contained"
                color="primary"
                startIcon={<IconPlus {...icon} />}
              >
                New snippet
              </Button>
            </>
          )
        }
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => save('csv')}>All as CSV, for spreadsheets</MenuItem>
        <MenuItem onClick={() => save('json')}>All as JSON, for programs</MenuItem>
      </Menu>
    </div>
  );
}
