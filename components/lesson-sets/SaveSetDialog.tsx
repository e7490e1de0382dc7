import { type SubmitEvent, useState } from 'react';
import { FormDialog } from '@/components/floating/FormDialog';
import { countOf } from '@/components/snippets/snippet-count';
import { Button } from '@/components/ui/buttons/Button';
import { Field } from '@/components/ui/fields/Field';
import { Switch } from '@/components/ui/fields/Switch';
import { useNotifications } from '@/contexts/NotificationsContext';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { useSaveLessonSet } from '@/lib/client/queries/account/lesson-set-changes';
import { lessonSetLimits, type LessonSet } from '@/lib/contracts/lesson-sets';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { setNamed } from '@/lib/domain/letter/lesson-set-list';
import type { SetContent } from '@/lib/domain/letter/lesson-set-content';
import styles from './SetDialog.module.css';
import { titlesIn } from './set-titles';

interface Props {
  uid: string;
  sets: readonly LessonSet[];
  content: SetContent;
  snippets: readonly Snippet[];
  startName: string;
  /** Whether the letter says more than the set keeps. */
  hasOwnWords: boolean;
  onClose: () => void;
}

/** The name of the set that was added last is a proposal: typing puts another in its place. */
const selectAll = (field: HTMLInputElement | null) => field?.select();

export function SaveSetDialog({ uid, sets, content, snippets, startName, hasOwnWords, onClose }: Props) {
  const { notify } = useNotifications();
  const { mutate, isPending, error } = useSaveLessonSet(uid);
  const [name, setName] = useState(startName);
  const [isNameMissed, setNameMissed] = useState(false);
  const [withSubject, setWithSubject] = useState(true);
  const { subject } = content;
  const present = setNamed(sets, name);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setNameMissed(name.trim() === '');
    if (name.trim() === '') return;
    mutate(
      {
        id: present?.id,
        name,
        snippets: content.snippets,
        ...(withSubject && subject !== undefined ? { subject } : {}),
      },
      {
        onSuccess: (saved) => {
          notify({ text: `“${saved.name}” ${present ? 'replaced' : 'saved'}` });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title="Save as a lesson set"
      error={error === null ? undefined : `The set was not saved. ${errorSentence(error)}`}
      action={
        <Button variant="contained" type="submit" disabled={isPending}>
          {isPending ? 'Saving' : present ? 'Replace' : 'Save'}
        </Button>
      }
      onSubmit={save}
      onClose={onClose}
    >
      <Field
        label="Name"
        autoFocus
        inputRef={selectAll}
        autoComplete="off"
        maxLength={lessonSetLimits.name}
        placeholder="Puppy class, first lesson"
        value={name}
        onChange={(next) => {
          setName(next);
          setNameMissed(false);
        }}
        error={isNameMissed ? 'A lesson set needs a name.' : undefined}
        hint={
          present && `“${present.name}” has ${countOf(present.snippets.length)} now. Saving replaces them.`
        }
      />
      <ol className={styles.titles} aria-label="In this set">
        {titlesIn(content, snippets).map((title, index) => (
          <li key={index}>{title}</li>
        ))}
      </ol>
      {subject !== undefined && (
        <div>
          <Switch label="Include the subject" isOn={withSubject} onChange={setWithSubject} />
          <p className={styles.subject}>{subject}</p>
        </div>
      )}
      {hasOwnWords && (
        <p>What you wrote or changed in this email stays in the email; the set keeps only the snippets.</p>
      )}
    </FormDialog>
  );
}
