import { IconEye } from '@tabler/icons-react';
import { Button } from '@/components/ui/buttons/Button';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { isMember } from '@/lib/domain/organizations/organizations';
import styles from './GrantedLibraryBanner.module.css';

/** Tells support staff on every page that the current organization is one that they were let into. */
export function JoinedAsSupport() {
  const user = useSignedInUser();
  const { current } = useOrganization();
  const own = current?.members.find((member) => isMember(member, user));
  if (current === null || own?.isSupport !== true) return null;
  return (
    <div className={`${styles.banner} ${styles.ofPages}`}>
      <IconEye size={16} stroke={1.6} aria-hidden />
      <p className={styles.words}>
        You are in {current.name} as support. Read only, and everything you open is recorded.
      </p>
      <Button href="/profile#support-desk">Support desk</Button>
    </div>
  );
}
