import { IconDots } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { LazyActions, actionsPreload } from '@/components/on-demand/LazyActions';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { onDemand } from '@/components/on-demand/on-demand';
import { useSignedInUser } from '@/contexts/AuthContext';
import type { Member, Organization } from '@/lib/contracts/organization-fields';
import { isLastAdmin } from '@/lib/domain/organizations/membership';
import { isMember } from '@/lib/domain/organizations/organizations';
import { roleNames } from '@/lib/domain/organizations/role-words';
import styles from './MemberList.module.css';
import { dayOf, initialOf, lastActiveWords } from './member-words';
import { RoleChoice } from './RoleChoice';

const RemoveDialog = onDemand(() => import('./RemoveDialog').then((module) => module.RemoveDialog));

interface Props {
  member: Member;
  organization: Organization;
  mayManage: boolean;
  now: number;
  /** The row is no more. */
  onGone: () => void;
}

export function MemberRow({ member, organization, mayManage, now, onGone }: Props) {
  const viewer = useSignedInUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const { email, displayName, role, joinedAt, lastActiveAt } = member;
  const name = displayName ?? email;
  const isSelf = isMember(member, viewer);
  const isLast = isLastAdmin(organization.members, member);

  return (
    <li className={styles.row}>
      <span className={styles.avatar} aria-hidden="true">
        {initialOf(member)}
      </span>
      <div className={styles.who}>
        <p className={styles.name}>
          {name} {isSelf && <span className={styles.you}>(you)</span>}
        </p>
        {displayName !== undefined && <p className={styles.under}>{email}</p>}
      </div>
      <div className={styles.role}>
        {mayManage ? <RoleChoice member={member} organization={organization} /> : roleNames[role]}
      </div>
      <div className={styles.state}>
        {lastActiveAt !== undefined && <p>{lastActiveWords(lastActiveAt, now)}</p>}
        {joinedAt !== undefined && (
          <p className={lastActiveAt === undefined ? undefined : styles.under}>Joined {dayOf(joinedAt)}</p>
        )}
      </div>
      {mayManage && (
        <div className={styles.menu}>
          <IconButton
            {...actionsPreload}
            ref={menuButton}
            aria-label={`More about ${name}`}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <IconDots size={16} stroke={1.6} aria-hidden />
          </IconButton>
          <LazyActions
            anchor={anchor}
            label={name}
            onClose={() => setAnchor(null)}
            actions={[
              {
                key: 'remove',
                label: isLast ? (
                  <span>
                    {isSelf ? 'Leave…' : 'Remove…'}
                    <small className={styles.reason}>
                      The last admin has to stay. Make someone else an admin first.
                    </small>
                  </span>
                ) : isSelf ? (
                  'Leave…'
                ) : (
                  'Remove…'
                ),
                disabled: isLast,
                onChoose: () => setRemoving(true),
              },
            ]}
          />
        </div>
      )}
      {isRemoving && (
        <RemoveDialog
          member={member}
          organization={organization}
          isSelf={isSelf}
          onRemoved={onGone}
          onClose={() => {
            setRemoving(false);
            // The entry it was opened from is gone; its button is not.
            requestAnimationFrame(() => menuButton.current?.focus());
          }}
        />
      )}
    </li>
  );
}
