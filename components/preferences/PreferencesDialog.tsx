import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/floating/Dialog';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useAccount } from '@/lib/client/queries/account/account-queries';
import { AboutYou } from './AboutYou';
import { HighlightChoice } from './HighlightChoice';
import styles from './PreferencesDialog.module.css';
import { ThemeChoice } from './ThemeChoice';
import { useAboutYou } from './use-about-you';

/** Theme and highlight change at once; name and signature are saved when the dialog is closed. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { uid, email } = useSignedInUser();
  const account = useAccount(uid);
  const aboutYou = useAboutYou(uid, account.data, onClose);
  return (
    <Dialog open onClose={aboutYou.finish} maxWidth="sm" fullWidth aria-labelledby="preferences-title">
      <DialogTitle id="preferences-title">Preferences</DialogTitle>
      <DialogContent className={styles.content}>
        <p className={styles.who}>Signed in as {email}</p>
        <section className={styles.section} aria-labelledby="preferences-theme">
          <h3 id="preferences-theme" className={styles.heading}>
            Theme
          </h3>
          <ThemeChoice className={styles.segment} />
        </section>
        <section className={styles.section} aria-labelledby="preferences-highlight">
          <h3 id="preferences-highlight" className={styles.heading}>
            Filled-in variables in emails
          </h3>
          <HighlightChoice className={styles.segment} />
        </section>
        <AboutYou account={account} form={aboutYou} />
      </DialogContent>
      <DialogActions>
        {aboutYou.error !== null && (
          <Button variant="text" onClick={onClose}>
            Close without saving
          </Button>
        )}
        <Button variant="contained" disabled={aboutYou.isSaving} onClick={aboutYou.finish}>
          {aboutYou.isSaving ? 'Saving' : 'Done'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
