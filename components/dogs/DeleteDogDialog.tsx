import { FormDialog } from '@/components/floating/FormDialog';
import danger from '@/components/organization/DangerButton.module.css';
import { Button } from '@/components/ui/buttons/Button';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useDeleteDog } from '@/lib/client/dogs/dog-changes';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import type { Dog } from '@/lib/contracts/dogs';

interface Props {
  dog: Dog;
  onClose: () => void;
}

const lost = ({ emails }: Dog) =>
  emails === 0
    ? 'Its details are deleted from your account.'
    : `Its details and ${emails === 1 ? 'the email' : `the ${emails} emails`} about it are deleted from your account.`;

/** Says what goes with a dog. */
export function DeleteDogDialog({ dog, onClose }: Props) {
  const { notify } = useNotifications();
  const { mutate, isPending, error } = useDeleteDog(useSignedInUser().uid);
  return (
    <FormDialog
      title={`Delete ${dog.name}?`}
      error={error === null ? undefined : `${dog.name} was not deleted. ${errorSentence(error)}`}
      action={
        <Button variant="contained" className={danger.filled} type="submit" disabled={isPending}>
          {isPending ? 'Deleting' : 'Delete'}
        </Button>
      }
      onSubmit={(event) => {
        event.preventDefault();
        const onSuccess = () => {
          notify({ text: `${dog.name} deleted` });
          onClose();
        };
        if (!isPending) mutate(dog.id, { onSuccess });
      }}
      onClose={onClose}
    >
      <p>{lost(dog)} This cannot be undone.</p>
    </FormDialog>
  );
}
