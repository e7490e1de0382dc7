import { useQuery } from '@tanstack/react-query';
import { IconInfoCircle, IconMessagePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useFailureNotice } from '@/components/notices/use-failure-notice';
import { onDemand } from '@/components/on-demand/on-demand';
import styles from '@/components/snippets/drafts/DraftNotice.module.css';
import { Button } from '@/components/ui/buttons/Button';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useNow } from '@/lib/client/browser/use-now';
import { suggestionsQuery, useWithdrawSuggestion } from '@/lib/client/queries/snippets/suggestion-queries';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { Suggestion } from '@/lib/contracts/suggestion-fields';
import { dayWords } from '@/lib/domain/app/day-words';
import type { EditedSnippet } from '@/lib/domain/snippets/edited-snippet';

const SuggestionDialog = onDemand(() =>
  import('./SuggestionDialog').then((module) => module.SuggestionDialog),
);

interface Props {
  uid: string;
  orgId: string;
  snippet: Snippet;
  /** Whether the user answers suggestions, or makes them. */
  mayAnswer: boolean;
  isDirty: boolean;
  onEdit: (text: EditedSnippet) => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** What is suggested for the snippet on screen, and what has become of one's own. */
export function SuggestionNotice({ uid, orgId, snippet, mayAnswer, isDirty, onEdit }: Props) {
  const { data = [] } = useQuery(suggestionsQuery({ uid, orgId }));
  const [opened, setOpened] = useState<string | null>(null);
  const found = data.filter(({ snippetId }) => snippetId === snippet.id);
  if (!mayAnswer) {
    const [newest] = found;
    return newest ? <OwnSuggestion uid={uid} orgId={orgId} suggestion={newest} /> : null;
  }
  const suggestion = found.find(({ id }) => id === opened);
  return (
    <>
      {found.map(({ id, by }) => (
        <div key={id} className={styles.banner}>
          <IconMessagePlus {...icon} />
          <p>{by.name ?? 'A former member'} suggests a change.</p>
          <Button aria-haspopup="dialog" onClick={() => setOpened(id)}>
            Look at it
          </Button>
        </div>
      ))}
      {suggestion && (
        <SuggestionDialog
          uid={uid}
          orgId={orgId}
          suggestion={suggestion}
          snippet={snippet}
          isDirty={isDirty}
          onEdit={(text) => {
            setOpened(null);
            onEdit(text);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

function OwnSuggestion({ uid, orgId, suggestion }: { uid: string; orgId: string; suggestion: Suggestion }) {
  const now = useNow();
  const { notify } = useNotifications();
  const tellFailure = useFailureNotice();
  const withdraw = useWithdrawSuggestion({ uid, orgId });
  const { id, at, state, answeredBy, answer } = suggestion;
  const day = dayWords(at, now);
  if (state === 'open') {
    return (
      <div className={styles.banner}>
        <IconMessagePlus {...icon} />
        <p>Your suggestion of {day} waits for an answer.</p>
        <Button
          variant="text"
          disabled={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(id, {
              onSuccess: () => notify({ text: 'Suggestion withdrawn' }),
              onError: (error) => tellFailure(error),
            })
          }
        >
          Withdraw
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.quiet}>
      <IconInfoCircle {...icon} />
      <p>
        {answeredBy?.name ?? 'A former member'} {state} your suggestion of {day}
        {answer === undefined ? '.' : `: “${answer}”`}
      </p>
    </div>
  );
}
