import Link from 'next/link';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { isMember } from '@/lib/domain/organizations';
import styles from './OrganizationLine.module.css';

/** The way to the organizations that someone runs, or to a first one. */
export function OrganizationLine() {
  const user = useSignedInUser();
  const { active, select } = useOrganization();
  const own = active.filter(({ members }) => members.find((each) => isMember(each, user))?.role === 0);
  if (own.length === 0) {
    return (
      <p className={styles.line}>
        Do you work with others? An organization shares snippets and pays for its members.{' '}
        <Link href="/organization?new=1">Create an organization</Link>
      </p>
    );
  }
  return (
    <p className={styles.line}>
      You are an admin of{' '}
      {own.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link href="/organization" onClick={() => select(id)}>
            {name}
          </Link>
        </span>
      ))}
      .
    </p>
  );
}
