import dynamic from 'next/dynamic';
import { useState } from 'react';
import { ahead } from '@/components/ui/ahead';
import { Button } from '@/components/ui/Button';
import { type Organization } from '@/lib/contracts/organization';
import styles from './DangerButton.module.css';

const load = () => import('./DeleteDialog');
const DeleteDialog = dynamic(() => load().then((module) => module.DeleteDialog), { ssr: false });
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
