import { type SubmitEvent, useRef, useState } from 'react';
import { FormDialog } from '@/components/floating/FormDialog';
import { SignatureField } from '@/components/preferences/SignatureField';
import { Button } from '@/components/ui/buttons/Button';
import { Field } from '@/components/ui/fields/Field';
import { useNotifications } from '@/contexts/NotificationsContext';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { useUpdateOrganization } from '@/lib/client/queries/organizations/organization-queries';
import type { Organization } from '@/lib/contracts/organization-fields';
import { DetailsFields } from './DetailsFields';
import styles from './DetailsDialog.module.css';
import { useDetailsForm } from './use-details-form';
import { useScope } from '@/components/organization/use-scope';

interface Props {
  organization: Organization;
  onClose: () => void;
}

export function DetailsDialog({ organization, onClose }: Props) {
  const { id, name, details } = organization;
  const { notify } = useNotifications();
  const { mutate, isPending, error } = useUpdateOrganization(useScope(id));
  const form = useDetailsForm(name, details);
  const [isNameMissing, setNameMissing] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const isMissing = form.name.trim() === '';
    setNameMissing(isMissing);
    if (isMissing) nameField.current?.focus();
    if (isMissing || isPending) return;
    mutate(
      { name: form.name, details: form.details },
      {
        onSuccess: () => {
          notify({ text: 'Name and details saved' });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title="Name and details"
      isWide
      error={error === null ? undefined : `Nothing was saved. ${errorSentence(error)}`}
      action={
        <Button variant="contained" type="submit" disabled={isPending}>
          {isPending ? 'Saving' : 'Save'}
        </Button>
      }
      onSubmit={save}
      onClose={onClose}
    >
      <Field
        label="Name"
        autoFocus
        autoComplete="organization"
        maxLength={80}
        inputRef={nameField}
        value={form.name}
        onChange={form.setName}
        error={isNameMissing && form.name.trim() === '' ? 'An organization needs a name.' : undefined}
      />
      <DetailsFields form={form} />
      <div>
        <p className={styles.label}>Signature</p>
        <SignatureField
          html={form.details.signature}
          onChange={(html) => form.setDetail('signature', html)}
          label="Signature of the organization"
          placeholder="The school’s name and hours"
        />
      </div>
    </FormDialog>
  );
}
