import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { ChoiceButton } from '@/components/on-demand/ChoiceButton';
import { Hint } from '@/components/on-demand/Hint';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useFailureNotice } from '@/components/notices/use-failure-notice';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useChangeRole } from '@/lib/client/queries/organizations/role-queries';
import type { Member, Organization } from '@/lib/contracts/organization-fields';
import type { Role } from '@/lib/contracts/primitives';
import { roleLock } from '@/lib/domain/organizations/member-groups';
import { asRole, roleNames } from '@/lib/domain/organizations/role-words';
import styles from './MemberList.module.css';
import { useScope } from '@/components/organization/use-scope';

const roles: readonly Role[] = [0, 1, 2];
const options = roles.map((role) => ({ value: String(role), label: roleNames[role] }));

/** The role of a member or of someone invited, to be changed where it may be; else why not. */
export function RoleChoice({ member, organization }: { member: Member; organization: Organization }) {
  const viewer = useSignedInUser();
  const { notify } = useNotifications();
  const tellFailure = useFailureNotice();
  const { mutate } = useChangeRole(useScope(organization.id));
  const id = useId();
  const { userId, status, email, role } = member;
  const isInvited = status === 0;
  const name = member.displayName ?? email;
  const lock = roleLock(organization.members, member, viewer);

  if (lock !== undefined || (userId === undefined && !isInvited)) {
    return (
      <Hint text={lock ?? ''}>
        <button
          type="button"
          aria-disabled="true"
          aria-label={`Role of ${name}: ${roleNames[role]}`}
          aria-describedby={`${id}-lock`}
          className={styles.locked}
        >
          {roleNames[role]}
          <IconLock size={14} stroke={1.6} aria-hidden />
          <span id={`${id}-lock`} hidden>
            {lock}
          </span>
        </button>
      </Hint>
    );
  }
  const change = (value: string) => {
    const next = roles.find((each) => String(each) === value);
    if (next === undefined || next === role) return;
    mutate(
      { whom: userId === undefined ? { invited: email } : { userId }, role: next },
      {
        onSuccess: () =>
          notify({
            text: isInvited ? `${name} is now invited as ${asRole[next]}` : `${name} is now ${asRole[next]}`,
          }),
        onError: (error) => tellFailure(error),
      },
    );
  };
  return (
    <ChoiceButton
      label={`Role of ${name}`}
      options={options}
      value={String(role)}
      onChange={change}
      className={styles.choice}
    />
  );
}
