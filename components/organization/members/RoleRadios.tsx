import { useId } from 'react';
import type { Role } from '@/lib/contracts/primitives';
import { roleNames, rolePowers } from '@/lib/domain/organizations/role-words';
import styles from './InviteDialog.module.css';

const roles: readonly Role[] = [2, 1, 0];

interface Props {
  value: Role;
  onChange: (role: Role) => void;
  isDisabled: boolean;
}

/** The roles with what each lets people do. */
export function RoleRadios({ value, onChange, isDisabled }: Props) {
  const name = useId();
  return (
    <fieldset disabled={isDisabled}>
      <legend className={styles.label}>Their role</legend>
      <div className={styles.roles}>
        {roles.map((role) => (
          <label key={role} className={styles.role}>
            <input type="radio" name={name} checked={role === value} onChange={() => onChange(role)} />
            <span>
              <strong>{roleNames[role]}</strong>
              <small>Can {rolePowers[role]}.</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
