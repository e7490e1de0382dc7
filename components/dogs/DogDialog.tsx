import { type SubmitEvent, useState } from 'react';
import { FormDialog } from '@/components/floating/FormDialog';
import { Button } from '@/components/ui/buttons/Button';
import { Field } from '@/components/ui/fields/Field';
import { Select } from '@/components/ui/fields/Select';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useChangeDog } from '@/lib/client/dogs/dog-changes';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { dogLimits } from '@/lib/contracts/dog-limits';
import type { Dog } from '@/lib/contracts/dogs';
import { dogOf, withDog, type DogChoice } from '@/lib/domain/letter/several-dogs';

interface Props {
  dog: Dog;
  onClose: () => void;
}

const sexes: readonly { readonly value: DogChoice; readonly label: string }[] = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'neutral', label: 'Neutral' },
  { value: 'several', label: 'Two or more' },
];

/** Who a dog is, and what was filled in about it; a detail that is emptied is forgotten. */
export function DogDialog({ dog, onClose }: Props) {
  const { notify } = useNotifications();
  const { mutate, isPending, error } = useChangeDog(useSignedInUser().uid);
  const [name, setName] = useState(dog.name);
  const [client, setClient] = useState(dog.client ?? '');
  const [choice, setChoice] = useState<DogChoice>(() =>
    dogOf({ sex: dog.sex, ...(dog.areSeveral && { areSeveral: true }) }),
  );
  const [details, setDetails] = useState(dog.details);
  const [isNameMissed, setNameMissed] = useState(false);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setNameMissed(name.trim() === '');
    if (name.trim() === '' || isPending) return;
    const kept = Object.entries(details).filter(([, value]) => value.trim() !== '');
    const onSuccess = () => {
      notify({ text: `${name.trim()} saved` });
      onClose();
    };
    mutate(
      {
        id: dog.id,
        name: name.trim(),
        ...(client.trim() !== '' && { client: client.trim() }),
        ...withDog({ sex: dog.sex }, choice),
        details: Object.fromEntries(kept),
      },
      { onSuccess },
    );
  };
  return (
    <FormDialog
      title={`Change ${dog.name}`}
      error={error === null ? undefined : `It was not saved. ${errorSentence(error)}`}
      action={
        <Button variant="contained" type="submit" disabled={isPending}>
          {isPending ? 'Saving' : 'Save'}
        </Button>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Dog"
        autoFocus
        autoComplete="off"
        maxLength={dogLimits.name}
        value={name}
        onChange={(next) => {
          setName(next);
          setNameMissed(false);
        }}
        error={isNameMissed ? 'A dog needs a name.' : undefined}
      />
      <Field
        label="Client"
        autoComplete="off"
        maxLength={dogLimits.name}
        value={client}
        onChange={setClient}
      />
      <Select label="Sex" value={choice} options={sexes} onChange={setChoice} />
      {Object.keys(dog.details).map((detail) => (
        <Field
          key={detail}
          label={detail}
          autoComplete="off"
          maxLength={dogLimits.detail}
          value={details[detail] ?? ''}
          onChange={(value) => setDetails({ ...details, [detail]: value })}
        />
      ))}
    </FormDialog>
  );
}
