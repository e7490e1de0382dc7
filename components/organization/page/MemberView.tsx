import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { onDemand } from '@/components/on-demand/on-demand';
import { useSignedInUser } from '@/contexts/AuthContext';
import type { Organization } from '@/lib/contracts/organization-fields';
import type { Role } from '@/lib/contracts/primitives';
import { isMember } from '@/lib/domain/organizations/organizations';
import { asRole, rolePowers } from '@/lib/domain/organizations/role-words';
import panel from '@/components/organization/licenses/LicensePanel.module.css';
import { MembersCard } from '@/components/organization/members/MembersCard';
import { OrganizationBanner } from './OrganizationBanner';
import { OrganizationHeader } from './OrganizationHeader';
import styles from './OrganizationPage.module.css';

const RemoveDialog = onDemand(() =>
  import('@/components/organization/members/RemoveDialog').then((module) => module.RemoveDialog),
);

/** An organization for those who write in it or read it, and manage nothing. */
export function MemberView({ organization, role }: { organization: Organization; role: Exclude<Role, 0> }) {
  const user = useSignedInUser();
  const [isLeaving, setLeaving] = useState(false);
  const own = organization.members.find((member) => isMember(member, user));
  return (
    <>
      <OrganizationHeader organization={organization} />
      <OrganizationBanner organization={organization} />
      <div className={styles.columns}>
        <MembersCard organization={organization} />
        <div className={styles.side}>
          <section className={panel.panel} aria-labelledby="your-role">
            <h2 id="your-role" className={panel.title}>
              Your role
            </h2>
            {own?.isSupport === true ? (
              <p className={panel.lead}>
                You are here as Heelwrite support: you can read the shared snippets, and you do not take up a
                seat.
              </p>
            ) : (
              <>
                <p className={panel.lead}>
                  You are {asRole[role]}: you can {rolePowers[role]}.
                </p>
                {own && (
                  <Button fullWidth className={styles.leave} onClick={() => setLeaving(true)}>
                    Leave {organization.name}…
                  </Button>
                )}
              </>
            )}
          </section>
        </div>
      </div>
      {isLeaving && own && (
        <RemoveDialog member={own} organization={organization} isSelf onClose={() => setLeaving(false)} />
      )}
    </>
  );
}
