import { IconUser, IconUsers } from '@tabler/icons-react';
import { Segment } from '@/components/ui/fields/Segment';
import styles from './LibraryChoice.module.css';

interface Props {
  orgId: string | null;
  organization: { readonly id: string; readonly name: string };
  /** Whether it can still be chosen: a saved snippet stays in its library while it is edited. */
  isOpen: boolean;
  onChange: (orgId: string | null) => void;
}

/** Whose library the snippet belongs to, for those who have more than one. */
export function LibraryChoice({ orgId, organization, isOpen, onChange }: Props) {
  if (isOpen) {
    return (
      <div className={styles.saveTo}>
        <span aria-hidden>Save to</span>
        <Segment<'organization' | 'mine'>
          label="Save to"
          value={orgId === null ? 'mine' : 'organization'}
          onChange={(place) => onChange(place === 'mine' ? null : organization.id)}
          options={[
            { value: 'organization', label: organization.name },
            { value: 'mine', label: 'Mine' },
          ]}
          className={styles.places}
        />
      </div>
    );
  }
  const LibraryIcon = orgId === null ? IconUser : IconUsers;
  return (
    <p className={styles.library}>
      <LibraryIcon size={16} stroke={1.6} aria-hidden />
      {orgId === null ? 'Mine' : organization.name}
    </p>
  );
}
