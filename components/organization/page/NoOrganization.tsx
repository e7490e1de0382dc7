import { FieldArt } from '@/components/page/FieldArt';
import { PageHeader } from '@/components/page/PageHeader';
import { Button } from '@/components/ui/buttons/Button';
import { Dog } from '@/components/ui/brand/Dog';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { useOrganization } from '@/contexts/OrganizationContext';

export function NoOrganization() {
  const { pending } = useOrganization();
  return (
    <>
      <PageHeader title="Organization" isNamedInBar />
      <EmptyState
        picture={<Dog />}
        title="One library for the whole school"
        text="In an organization, everyone works with the same snippets, and each person has a seat."
        action={
          <Button href="/organization?new=1" variant="contained" size="large">
            Create an organization
          </Button>
        }
        more={
          pending.length > 0
            ? 'An invitation is waiting for you: open the account menu at the top right to answer it.'
            : undefined
        }
      />
      <FieldArt />
    </>
  );
}
