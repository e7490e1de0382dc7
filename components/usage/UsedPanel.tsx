import { useState } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import { Button } from '@/components/ui/buttons/Button';
import { Panel } from '@/components/ui/Panel';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import type { Organization } from '@/lib/contracts/organization-fields';

const UsedReport = onDemand(
  () => import('./UsedReport').then((module) => module.UsedReport),
  <SkeletonRows label="Loading what is used" rows={6} />,
);

/** Which snippets of the school are used; it is added up when somebody asks. */
export function UsedPanel({ organization }: { organization: Organization }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      id="used"
      title="What is used"
      aside={
        <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'}
        </Button>
      }
    >
      {isOpen ? (
        <UsedReport organization={organization} />
      ) : (
        <p>
          Which snippets of your school are used how often, which never, and which are worth a better text.
        </p>
      )}
    </Panel>
  );
}
