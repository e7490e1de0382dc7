import Link from 'next/link';
import { useOrganization } from '@/contexts/OrganizationContext';
import type { Organization } from '@/lib/contracts/organization-fields';

/** The names of organizations within a sentence, each the way to its page. */
export function OrganizationLinks({ organizations }: { organizations: readonly Organization[] }) {
  const { select } = useOrganization();
  return organizations.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <Link href="/organization" onClick={() => select(id)}>
        {name}
      </Link>
    </span>
  ));
}
