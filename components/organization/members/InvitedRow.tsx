import { IconMail, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Hint } from '@/components/on-demand/Hint';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { onDemand } from '@/components/on-demand/on-demand';
import { useFailureNotice } from '@/components/notices/use-failure-notice';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useResendInvitation } from '@/lib/client/queries/organizations/organization-queries';
import type { Member, Organization } from '@/lib/contracts/organization-fields';
import { daysAgo } from '@/lib/domain/organizations/member-groups';
import { roleNames } from '@/lib/domain/organizations/role-words';
import styles from './MemberList.module.css';
import { RoleChoice } from './RoleChoice';
import { useCopyInvitation } from './use-copy-invitation';

const RemoveDialog = onDemand(() => import('./RemoveDialog').then((module) => module.RemoveDialog));

interface Props {
  member: Member;
  organization: Organization;
  mayManage: boolean;
  now: number;
  /** The row is no more. */
  onGone: () => void;
}

/** Someone who is invited and has not answered yet. */
export function InvitedRow({ member, organization, mayManage, now, onGone }: Props) {
  const { email, role, invitedAt, note } = member;
  const [isRevoking, setRevoking] = useState(false);
  const { notify } = useNotifications();
  const resend = useResendInvitation(organization.id);
  const copy = useCopyInvitation(organization.id);
  const tellFailure = useFailureNotice();

  return (
    <li className={styles.row}>
      <span className={`${styles.avatar} ${styles.waiting}`} aria-hidden="true">
        <IconMail size={16} stroke={1.6} />
      </span>
      <div className={styles.who}>
        <p className={styles.name}>{email}</p>
        <p className={styles.under}>Invited {daysAgo(Date.parse(invitedAt), now)}</p>
        {note !== undefined && <p className={styles.words}>“{note}”</p>}
      </div>
      <div className={styles.role}>
        {mayManage ? <RoleChoice member={member} organization={organization} /> : roleNames[role]}
      </div>
      {mayManage && (
        <>
          <div className={`${styles.state} ${styles.links}`}>
            <button
              type="button"
              className={styles.link}
              aria-label={`Resend the invitation to ${email}`}
              disabled={resend.isPending}
              onClick={() =>
                resend.mutate(email, {
                  onSuccess: () => notify({ text: `Invitation sent to ${email} again` }),
                  onError: (error) => tellFailure(error),
                })
              }
            >
              Resend
            </button>
            <button
              type="button"
              className={styles.link}
              aria-label={`Copy link for ${email}`}
              onClick={() => void copy(email)}
            >
              Copy link
            </button>
          </div>
          <div className={styles.menu}>
            <Hint text="Revoke invitation">
              <IconButton aria-label={`Revoke the invitation for ${email}`} onClick={() => setRevoking(true)}>
                <IconX size={16} stroke={1.6} aria-hidden />
              </IconButton>
            </Hint>
          </div>
        </>
      )}
      {isRevoking && (
        <RemoveDialog
          member={member}
          organization={organization}
          isSelf={false}
          onRemoved={onGone}
          onClose={() => setRevoking(false)}
        />
      )}
    </li>
  );
}
