import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Dialog } from '@/components/floating/Dialog';
import { Button } from '@/components/ui/buttons/Button';
import type { Organization } from '@/lib/contracts/organization-fields';
import styles from '@/components/account/plan/OrganizationLine.module.css';
import { OrganizationLinks } from '@/components/account/plan/OrganizationLinks';

interface Props {
  /** Those that would be left without an admin. */
  organizations: readonly Organization[];
  onClose: () => void;
}

/** What comes before an account can be deleted. */
export function LastAdminDialog({ organizations, onClose }: Props) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Your account cannot be deleted yet</DialogTitle>
      <DialogContent>
        <p className={styles.line}>
          You are the last admin of <OrganizationLinks organizations={organizations} />. Make someone else an
          admin, or delete the organization first.
        </p>
      </DialogContent>
      <DialogActions>
        <Button variant="text" autoFocus onClick={onClose}>
          Keep my account
        </Button>
      </DialogActions>
    </Dialog>
  );
}
