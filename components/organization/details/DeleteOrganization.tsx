import { useState } from 'react';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { Button } from '@/components/ui/buttons/Button';
import { onDemand } from '@/components/on-demand/on-demand';
import type { Organization } from '@/lib/contracts/organization-fields';
import styles from '@/components/organization/DangerButton.module.css';

const load = () => import('./DeleteDialog');
const DeleteDialog = onDemand(() => load().then((module) => module.DeleteDialog));
const dialogPreload = preloadOnHover(load);

export function DeleteOrganization({ organization }: { organization: Organization }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.aside}>
      <Button {...dialogPreload} variant="text" className={styles.text} onClick={() => setOpen(true)}>
        Delete organization…
      </Button>
      {isOpen && <DeleteDialog organization={organization} onClose={() => setOpen(false)} />}
    </div>
  );
}
