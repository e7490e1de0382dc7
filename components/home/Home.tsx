import { useRouter } from 'next/router';
import { useState } from 'react';
import { FieldArt } from '@/components/page/FieldArt';
import { TourOffer } from '@/components/tour/TourOffer';
import { useNow } from '@/lib/client/browser/use-now';
import { useSnippets } from '@/components/snippets/use-snippets';
import { onDemand } from '@/components/on-demand/on-demand';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useShortcut } from '@/lib/client/browser/use-shortcut';
import { greeting } from '@/lib/domain/app/greeting';
import { ChangedSnippets } from './ChangedSnippets';
import { ContinueCard } from './ContinueCard';
import styles from './Home.module.css';
import { InvitationLine } from './InvitationLine';
import { RecentLetters } from './RecentLetters';
import { StartCard } from './StartCard';
import { StartList } from './StartList';
import { useKeptLetters } from './use-kept-letters';
import { startRows, useStartChoices } from './use-start-choices';

const EmptyLibrary = onDemand(() =>
  import('@/components/snippets/library/EmptyLibrary').then((module) => module.EmptyLibrary),
);
const ImportDialog = onDemand(() =>
  import('@/components/snippets/import/ImportDialog').then(({ ImportDialog }) => ImportDialog),
);
const OldEmailDraftDialog = onDemand(() =>
  import('@/components/snippets/old-email/OldEmailDraftDialog').then((module) => module.OldEmailDraftDialog),
);

/** Where the day begins: the letter that waits, a new one, and what was worked on. */
export function Home() {
  const router = useRouter();
  const { displayName, uid } = useSignedInUser();
  const library = useSnippets();
  const letters = useKeptLetters(uid);
  const withBlank = letters?.last != null;
  const choices = useStartChoices(uid, library, withBlank ? startRows - 1 : startRows);
  const now = useNow();
  const [opened, setOpened] = useState<'import' | 'old email' | null>(null);
  const close = () => setOpened(null);
  useShortcut('/', () => void router.push('/snippets'));

  const isEmpty =
    library.status === 'loaded' &&
    library.snippets.length === 0 &&
    letters?.last === null &&
    letters.past.length === 0;
  return (
    <div className={styles.page}>
      <h1 className={styles.greeting}>{greeting(new Date(now).getHours(), displayName)}</h1>
      <InvitationLine />
      {isEmpty && (
        <>
          <TourOffer />
          <EmptyLibrary onImport={() => setOpened('import')} onOldEmail={() => setOpened('old email')} />
        </>
      )}
      {/* How high it stands depends on the letters, which this device knows in a moment: nothing jumps. */}
      {letters && !isEmpty && (
        <>
          <div className={styles.columns}>
            <section className={styles.column} aria-labelledby="home-letter">
              <h2 id="home-letter" className={styles.heading}>
                {letters.last ? 'Continue' : 'Start an email'}
              </h2>
              {letters.last ? <ContinueCard letter={letters.last} now={now} /> : <StartCard />}
            </section>
            {(letters.last || library.status !== 'failed') && (
              <section className={styles.column} aria-labelledby="home-start">
                <h2 id="home-start" className={styles.heading}>
                  {letters.last ? 'Start an email' : 'Begin with snippets'}
                </h2>
                <StartList choices={choices} withBlank={withBlank} />
              </section>
            )}
          </div>
          <RecentLetters letters={letters.past} now={now} />
          <ChangedSnippets library={library} choices={choices} now={now} />
          {/* At the end of the page, which is further down once all is there. */}
          {!choices.isWaiting && library.status !== 'loading' && <FieldArt />}
        </>
      )}
      {opened === 'import' && <ImportDialog onClose={close} />}
      {opened === 'old email' && <OldEmailDraftDialog onClose={close} />}
    </div>
  );
}
