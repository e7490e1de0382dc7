import { IconDots, IconDownload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { onDemand } from '@/components/on-demand/on-demand';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { PageHeader } from '@/components/page/PageHeader';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { roleMay } from '@/lib/domain/organizations/permissions';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import styles from './SnippetsPage.module.css';

const load = () => import('./LibraryMenu');
const menuPreload = preloadOnHover(load);
const LibraryMenu = onDemand(() => load().then((module) => module.LibraryMenu));

const SuggestionsButton = onDemand(() =>
  import('@/components/snippets/suggestions/SuggestionsButton').then((module) => module.SuggestionsButton),
);

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
  const { uid } = useSignedInUser();
  const { current, role } = useOrganization();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);

  return (
    <div className={styles.head}>
      <PageHeader
        title="Snippets"
        isNamedInBar
        actions={
          isBare ? undefined : (
            <>
              {current && role.status === 'loaded' && (
                <SuggestionsButton
                  uid={uid}
                  orgId={current.id}
                  mayAnswer={roleMay(role.role, 'suggestions.answer')}
                />
              )}
              <Button variant="text" startIcon={<IconDownload {...icon} />} onClick={onImport}>
                Import
              </Button>
              <IconButton
                {...menuPreload}
                aria-label="Export and more"
                title="Export and more"
                className={styles.more}
                aria-haspopup="menu"
                onClick={(event) => {
                  setOpened(true);
                  setAnchor(event.currentTarget);
                }}
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
      {wasOpened && (
        <LibraryMenu
          anchor={anchor}
          snippets={snippets}
          onStarter={onStarter}
          onOldEmail={onOldEmail}
          onClose={() => setAnchor(null)}
        />
      )}
    </div>
  );
}
