import { useState } from 'react';
import { ahead } from '@/components/ui/ahead';
import { Button } from '@/components/ui/Button';
import { onDemand } from '@/components/ui/on-demand';
import type { Organization } from '@/lib/contracts/organization-fields';
import styles from './DangerButton.module.css';

const load = () => import('./DeleteDialog');
const DeleteDialog = onDemand(() => load().then((module) => module.DeleteDialog));
const dialogAhead = ahead(load);

export function DeleteOrganization({ organization }: { organization: Organization }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.aside}>
      <Button {...dialogAhead} variant="text" className={styles.text} onClick={() => setOpen(true)}>
        Delete organization…
      </Button>
      {isOpen && <DeleteDialog organization={organization} onClose={() => setOpen(false)} />}
    </div>
  );
}
