import { type SubmitEvent, useState } from 'react';
import { FormDialog } from '@/components/floating/FormDialog';
import { Button } from '@/components/ui/buttons/Button';
import { Field } from '@/components/ui/fields/Field';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useChangeFilter, useSaveFilter } from '@/lib/client/queries/account/saved-filter-changes';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { savedFilterLimits } from '@/lib/contracts/saved-filters';
import { wordsOfFilter } from '@/lib/domain/snippets/saved-filter';
import { filterNamed } from '@/lib/domain/snippets/saved-filter-list';
import type { Naming } from './naming';
import { useSavedFilters } from './use-saved-filters';

interface Props {
  naming: Naming;
  organizationName: string | null;
  onClose: () => void;
}

/** What is proposed can be typed over. */
const selectAll = (field: HTMLInputElement | null) => field?.select();

/** Gives a filter a name, or another one; one of a name that is taken is offered in the place of what has it. */
export function NameFilterDialog({ naming, organizationName, onClose }: Props) {
  const { uid } = useSignedInUser();
  const { notify } = useNotifications();
  const { saved } = useSavedFilters();
  const save = useSaveFilter(uid);
  const change = useChangeFilter(uid);
  const isNew = naming.kind === 'new';
  const filter = isNew ? naming.filter : naming.saved.filter;
  const words = wordsOfFilter(filter, organizationName);
  const [name, setName] = useState(isNew ? words.slice(0, savedFilterLimits.name) : naming.saved.name);
  const [isNameMissed, setNameMissed] = useState(false);
  const isPending = save.isPending || change.isPending;
  const error = save.error ?? change.error;
  const present = isNew ? filterNamed(saved, name) : undefined;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setNameMissed(name.trim() === '');
    if (name.trim() === '') return;
    const onSuccess = () => {
      if (isNew) notify({ text: `“${name.trim()}” ${present ? 'replaced' : 'saved'}` });
      onClose();
    };
    const changed = isNew ? present : naming.saved;
    if (changed) change.mutate({ id: changed.id, name: name.trim(), filter }, { onSuccess });
    else save.mutate({ name: name.trim(), filter }, { onSuccess });
  };

  return (
    <FormDialog
      title={isNew ? 'Save this filter' : 'Rename the filter'}
      error={
        error === null
          ? undefined
          : `${isNew ? 'It was not saved.' : 'It was not renamed.'} ${errorSentence(error)}`
      }
      action={
        <Button variant="contained" type="submit" disabled={isPending}>
          {isPending ? 'Saving' : present ? 'Replace' : isNew ? 'Save' : 'Rename'}
        </Button>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Name"
        autoFocus
        inputRef={selectAll}
        autoComplete="off"
        maxLength={savedFilterLimits.name}
        value={name}
        onChange={(next) => {
          setName(next);
          setNameMissed(false);
        }}
        error={isNameMissed ? 'A filter needs a name.' : undefined}
        hint={
          present
            ? `“${present.name}” is saved already. Saving puts this in its place.`
            : `It shows: ${words}`
        }
      />
    </FormDialog>
  );
}
