import Link from 'next/link';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { isMember } from '@/lib/domain/organizations/organizations';
import { asRole } from '@/lib/domain/organizations/role-words';
import styles from './OrganizationLine.module.css';
import { OrganizationLinks } from './OrganizationLinks';

const roles = [0, 1, 2] as const;

/** The way to the organizations of someone, by what they are there, or to a first one. */
export function OrganizationLine() {
  const user = useSignedInUser();
  const { active } = useOrganization();
  const groups = roles
    .map((role) => ({
      role,
      organizations: active.filter(({ members }) =>
        members.some((each) => isMember(each, user) && each.role === role && !each.isSupport),
      ),
    }))
    .filter(({ organizations }) => organizations.length > 0);
  if (groups.length === 0) {
    return (
      <p className={styles.line}>
        Do you work with others? An organization shares snippets and pays for its members.{' '}
        <Link href="/organization?new=1">Create an organization</Link>
      </p>
    );
  }
  return (
    <p className={styles.line}>
      {groups.map(({ role, organizations }, at) => (
        <span key={role}>
          {at > 0 && ' '}
          You are {asRole[role]} of <OrganizationLinks organizations={organizations} />.
        </span>
      ))}
    </p>
  );
}
