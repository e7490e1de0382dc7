import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Field } from '@/components/ui/fields/Field';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { useSaveLessonSet } from '@/lib/client/queries/account/lesson-set-changes';
import { lessonSetLimits, type LessonSet } from '@/lib/contracts/lesson-sets';
import styles from './SetDialog.module.css';

interface Props {
  uid: string;
  set: LessonSet;
  onClose: () => void;
}

export function RenameSet({ uid, set, onClose }: Props) {
  const { mutate, isPending, error } = useSaveLessonSet(uid);
  const [name, setName] = useState(set.name);
  const rename = (event: SubmitEvent) => {
    event.preventDefault();
    mutate({ ...set, name }, { onSuccess: onClose });
  };
  return (
    <form noValidate className={styles.rename} onSubmit={rename}>
      <Field
        label="Name"
        autoFocus
        autoComplete="off"
        maxLength={lessonSetLimits.name}
        value={name}
        onChange={setName}
        error={error === null ? undefined : errorSentence(error)}
      />
      <div className={styles.ends}>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="outlined" type="submit" disabled={isPending || name.trim() === ''}>
          Rename
        </Button>
      </div>
    </form>
  );
}
