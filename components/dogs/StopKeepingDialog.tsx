import { FormDialog } from '@/components/floating/FormDialog';
import danger from '@/components/organization/DangerButton.module.css';
import { Button } from '@/components/ui/buttons/Button';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useKeepDogs } from '@/lib/client/dogs/use-keep-dogs';
import { errorSentence } from '@/lib/client/wire/error-sentence';

interface Props {
  dogs: number;
  onClose: () => void;
}

/** Says what is deleted by no longer keeping dogs. */
export function StopKeepingDialog({ dogs, onClose }: Props) {
  const { notify } = useNotifications();
  const { mutate, isPending, error } = useKeepDogs(useSignedInUser().uid);
  return (
    <FormDialog
      title="Stop keeping your dogs?"
      error={error === null ? undefined : `Nothing was changed. ${errorSentence(error)}`}
      action={
        <Button variant="contained" className={danger.filled} type="submit" disabled={isPending}>
          {isPending ? 'Deleting' : 'Delete them'}
        </Button>
      }
      onSubmit={(event) => {
        event.preventDefault();
        const onSuccess = () => {
          notify({ text: 'Your dogs and the emails about them were deleted' });
          onClose();
        };
        if (!isPending) mutate(false, { onSuccess });
      }}
      onClose={onClose}
    >
      <p>
        {dogs === 1 ? 'Your dog' : `All ${dogs.toLocaleString('en')} dogs`} and every email that was kept are
        deleted from your account and from all your devices. This cannot be undone.
      </p>
    </FormDialog>
  );
}
