import { useRouter } from 'next/router';
import { type SubmitEvent, useState } from 'react';
import { FormDialog } from '@/components/floating/FormDialog';
import { useCreateOnce } from '@/components/snippets/editor/use-create-once';
import { useSnippetPlace } from '@/components/snippets/use-snippet-place';
import { editAddress } from '@/components/snippets/snippet-addresses';
import { Button } from '@/components/ui/buttons/Button';
import { Field } from '@/components/ui/fields/Field';
import { Segment } from '@/components/ui/fields/Segment';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useSaveSnippet } from '@/lib/client/queries/snippets/snippet-changes';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import type { Sex } from '@/lib/contracts/primitives';
import { snippetLimits } from '@/lib/contracts/snippet-fields';
import { firstWords } from '@/lib/domain/letter/first-words';
import { parseRichText } from '@/lib/domain/text/rich-text';
import { textOf } from '@/lib/domain/text/rich-text-plain';

interface Props {
  html: string;
  /** Of the dog that the text speaks of. */
  sex: Sex;
  onClose: () => void;
}

const versionOf: Readonly<Record<Sex, string>> = {
  male: 'It becomes the version for a male dog; the others can be made from it.',
  female: 'It becomes the version for a female dog; the others can be made from it.',
  neutral: 'It becomes the version for any dog; the others can be made from it.',
};

const selectAll = (field: HTMLInputElement | null) => field?.select();

/** A text that was written in an email, for the next one too. The email keeps its own. */
export function SaveAsSnippetDialog({ html, sex, onClose }: Props) {
  const { uid } = useSignedInUser();
  const { notify } = useNotifications();
  const { push } = useRouter();
  const place = useSnippetPlace(null, true);
  const [title, setTitle] = useState(() => firstWords(textOf(parseRichText(html), {})));
  const [isTitleMissed, setTitleMissed] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const own = useSaveSnippet({ uid, orgId: null });
  const shared = useSaveSnippet({ uid, orgId: place.organization?.id ?? null });
  const { createOnce } = useCreateOnce(null);
  const isShared = place.orgId !== null;

  const save = async () => {
    setSaving(true);
    setError(null);
    const draft = { title, versions: { [sex]: { html } } };
    try {
      const { made } = await createOnce(
        isShared ? 'in place' : 'own',
        (isShared ? shared : own).mutateAsync,
        draft,
      );
      notify({
        text: `“${made.title}” saved as a snippet`,
        action: { label: 'Open', onClick: () => void push(editAddress(made)) },
      });
      onClose();
    } catch (failure) {
      setError(failure);
      setSaving(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isMissed = title.trim() === '';
    setTitleMissed(isMissed);
    if (!isMissed && !isSaving) void save();
  };

  return (
    <FormDialog
      title="Save as a snippet"
      error={error === null ? undefined : `The snippet was not saved. ${errorSentence(error)}`}
      action={
        <Button variant="contained" type="submit" disabled={isSaving || !place.isKnown}>
          {isSaving ? 'Saving' : 'Save'}
        </Button>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Title"
        autoFocus
        inputRef={selectAll}
        autoComplete="off"
        maxLength={snippetLimits.title}
        value={title}
        onChange={(next) => {
          setTitle(next);
          setTitleMissed(false);
        }}
        error={isTitleMissed ? 'A snippet needs a title.' : undefined}
      />
      {place.organization !== null && place.isOpen && (
        <Segment
          label="Library"
          options={[
            { value: 'own', label: 'Mine' },
            { value: 'shared', label: place.organization.name },
          ]}
          value={isShared ? 'shared' : 'own'}
          onChange={(chosen) => place.choose(chosen === 'own' ? null : (place.organization?.id ?? null))}
        />
      )}
      <p>{versionOf[sex]} The email stays as it is.</p>
    </FormDialog>
  );
}
