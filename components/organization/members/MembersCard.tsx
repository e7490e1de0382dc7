import { IconUserPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useNow } from '@/lib/client/browser/use-now';
import { Button } from '@/components/ui/buttons/Button';
import { Field } from '@/components/ui/fields/Field';
import { useSignedInUser } from '@/contexts/AuthContext';
import type { Member, Organization } from '@/lib/contracts/organization-fields';
import { findMembers, groupMembers } from '@/lib/domain/organizations/member-groups';
import { InvitedRow } from './InvitedRow';
import styles from './MemberList.module.css';
import { MemberRow } from './MemberRow';
import { SeatsHeader } from './SeatsHeader';
import { SupportRow } from './SupportRow';

/** From here on a list is searched rather than read. */
const searchedFrom = 9;

interface Props {
  organization: Organization;
  /** Left out for those who see the members and change none. */
  invite?: { onClick: () => void; isPrimary: boolean; isDisabled: boolean };
}

/** In a long list an address may be half a minute old, and somebody else's by now. */
const keyOf = ({ userId, email }: Member) => userId ?? email;

const groupNote = (count: number) =>
  count === 1 ? '1 pending invitation holds a seat' : `${count} pending invitations hold a seat each`;

/** Everyone in the organization: the members, who is invited, and support staff. */
export function MembersCard({ organization, invite }: Props) {
  const viewer = useSignedInUser();
  const now = useNow();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const mayManage = invite !== undefined;
  const all = groupMembers(organization.members, viewer);
  const isSearched = all.active.length + all.pending.length >= searchedFrom;
  const { active, pending, support } = isSearched
    ? groupMembers(findMembers(organization.members, query), viewer)
    : all;
  const isNobody = active.length + pending.length + support.length === 0;
  // Once the row and what was open over it are gone.
  const focusList = () => requestAnimationFrame(() => list.current?.focus());
  const shared = { organization, mayManage, now, onGone: focusList };

  return (
    <section className={styles.card} aria-label="Members">
      <SeatsHeader
        organization={organization}
        action={
          invite && (
            <Button
              size="large"
              variant={invite.isPrimary ? 'contained' : 'outlined'}
              startIcon={<IconUserPlus size={16} stroke={1.6} aria-hidden />}
              disabled={invite.isDisabled}
              onClick={invite.onClick}
            >
              Invite people
            </Button>
          )
        }
      />
      {isSearched && (
        <div className={styles.search}>
          <Field
            label="Find a member"
            type="search"
            placeholder="Name or email"
            value={query}
            onChange={setQuery}
          />
        </div>
      )}
      {isNobody && (
        <p role="status" className={styles.none}>
          Nobody matches “{query.trim()}”.
        </p>
      )}
      <ul aria-label="Members" ref={list} tabIndex={-1}>
        {active.map((member) => (
          <MemberRow key={keyOf(member)} member={member} {...shared} />
        ))}
      </ul>
      {pending.length > 0 && (
        <>
          <h3 className={styles.group}>{groupNote(pending.length)}</h3>
          <ul aria-label="Pending invitations">
            {pending.map((member) => (
              <InvitedRow key={member.email} member={member} {...shared} />
            ))}
          </ul>
        </>
      )}
      {support.length > 0 && (
        <>
          <h3 className={styles.group}>Support, no seat needed</h3>
          <ul aria-label="Support">
            {support.map((member) => (
              <SupportRow key={keyOf(member)} member={member} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
