import { type SubmitEvent, useState } from 'react';
import { FormDialog } from '@/components/floating/FormDialog';
import { Button } from '@/components/ui/buttons/Button';
import { Field } from '@/components/ui/fields/Field';
import { emailError } from '@/lib/domain/app/sign-in-errors';

interface Props {
  onAddress: (address: string) => void;
  onClose: () => void;
}

/** Stands in for Google's window on local services. */
export function GoogleAddressDialog({ onAddress, onClose }: Props) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = emailError(address);
    if (found === undefined) onAddress(address.trim().toLowerCase());
    else setError(found);
  };
  return (
    <FormDialog
      title="Continue with Google"
      action={
        <Button type="submit" variant="contained">
          Continue
        </Button>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Google’s window does not open on local services. Any address works here.</p>
      <Field
        label="Google address"
        type="email"
        inputMode="email"
        autoFocus
        value={address}
        onChange={setAddress}
        error={error}
      />
    </FormDialog>
  );
}
