import { type SubmitEvent, useState } from 'react';
import { FormDialog } from '@/components/floating/FormDialog';
import { Button } from '@/components/ui/buttons/Button';
import { TextArea } from '@/components/ui/fields/TextArea';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useSuggest } from '@/lib/client/queries/snippets/suggestion-queries';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import type { SnippetDraft } from '@/lib/contracts/snippet-fields';
import { suggestionLimits } from '@/lib/contracts/suggestion-fields';

interface Props {
  uid: string;
  orgId: string;
  snippetId: string;
  revision: number;
  draft: SnippetDraft;
  onSent: () => void;
  onClose: () => void;
}

/** Sends what was written to who may change the snippet, with a word about it. */
export function SuggestDialog({ uid, orgId, snippetId, revision, draft, onSent, onClose }: Props) {
  const { notify } = useNotifications();
  const suggest = useSuggest({ uid, orgId });
  const [note, setNote] = useState('');
  const isTooLong = note.trim().length > suggestionLimits.note;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isTooLong) return;
    const words = note.trim() === '' ? {} : { note };
    suggest.mutate(
      { snippetId, revision, draft, ...words },
      {
        onSuccess: () => {
          notify({ text: 'Suggestion sent' });
          onSent();
        },
      },
    );
  };

  return (
    <FormDialog
      title="Send your suggestion"
      error={suggest.error === null ? undefined : `It was not sent. ${errorSentence(suggest.error)}`}
      action={
        <Button variant="contained" type="submit" disabled={suggest.isPending}>
          {suggest.isPending ? 'Sending' : 'Send'}
        </Button>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label="A note (optional)"
        autoFocus
        size="small"
        value={note}
        onChange={setNote}
        error={isTooLong ? `A note can have at most ${suggestionLimits.note} characters.` : undefined}
        hint="An editor or admin of your organization sees it with your text, and accepts or declines."
      />
    </FormDialog>
  );
}
