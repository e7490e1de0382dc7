import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import { SnippetLibrary } from './SnippetLibrary';
import type { Unsent } from './SnippetRow';
import { SnippetsHeader } from './SnippetsHeader';
import styles from './SnippetsPage.module.css';
import { useSnippets } from '@/components/snippets/use-snippets';
import { useSignedInUser } from '@/contexts/AuthContext';
import { waitingSavesQuery } from '@/lib/client/queries/waiting-saves/waiting-saves';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { useWaitingDrafts } from '@/components/snippets/drafts/use-waiting-drafts';

const EmptyLibrary = onDemand(() => import('./EmptyLibrary').then((module) => module.EmptyLibrary));
const SnippetsNotLoaded = onDemand(() =>
  import('./SnippetsNotLoaded').then((module) => module.SnippetsNotLoaded),
);
const NewDraftNotice = onDemand(() =>
  import('@/components/snippets/drafts/NewDraftNotice').then((module) => module.NewDraftNotice),
);
const NewWaitingNotice = onDemand(() =>
  import('@/components/snippets/waiting/NewWaitingNotice').then((module) => module.NewWaitingNotice),
);
const ImportDialog = onDemand(() =>
  import('@/components/snippets/import/ImportDialog').then((module) => module.ImportDialog),
);
const StarterDialog = onDemand(() =>
  import('@/components/snippets/starter/StarterDialog').then((module) => module.StarterDialog),
);
const OldEmailDraftDialog = onDemand(() =>
  import('@/components/snippets/old-email/OldEmailDraftDialog').then((module) => module.OldEmailDraftDialog),
);

export function SnippetsPage() {
  const { status, snippets, horizon, retry } = useSnippets();
  const { ofNew, isWaitingFor, discardNew } = useWaitingDrafts();
  const { uid } = useSignedInUser();
  const { data: waiting = [] } = useQuery(waitingSavesQuery(uid));
  const unsentOf = (snippet: Snippet): Unsent | null =>
    waiting.some(({ id }) => id === snippet.id) ? 'waiting' : isWaitingFor(snippet) ? 'draft' : null;
  const [opened, setOpened] = useState<'import' | 'starter' | 'old email' | null>(null);
  const startImport = () => setOpened('import');
  const chooseStarter = () => setOpened('starter');
  const startFromEmail = () => setOpened('old email');
  const close = () => setOpened(null);
  const isEmpty = status === 'loaded' && snippets.length === 0;

  return (
    <div className={styles.page}>
      <SnippetsHeader
        snippets={status === 'loaded' ? snippets : []}
        isBare={isEmpty || status === 'failed'}
        onImport={startImport}
        onStarter={chooseStarter}
        onOldEmail={startFromEmail}
      />
      {ofNew !== null && (
        <div className={styles.notice}>
          <NewDraftNotice draft={ofNew} onDiscard={() => void discardNew()} />
        </div>
      )}
      {waiting.map(
        (save) =>
          save.id === null && (
            <div key={save.key} className={styles.notice}>
              <NewWaitingNotice save={save} />
            </div>
          ),
      )}
      {status === 'failed' && <SnippetsNotLoaded onRetry={retry} />}
      {isEmpty && <EmptyLibrary onImport={startImport} onOldEmail={startFromEmail} />}
      {status !== 'failed' && !isEmpty && (
        <SnippetLibrary
          snippets={snippets}
          unsentOf={unsentOf}
          isLoading={status === 'loading'}
          horizon={horizon}
        />
      )}
      {opened === 'import' && <ImportDialog onClose={close} />}
      {opened === 'starter' && <StarterDialog onClose={close} />}
      {opened === 'old email' && <OldEmailDraftDialog onClose={close} />}
    </div>
  );
}
