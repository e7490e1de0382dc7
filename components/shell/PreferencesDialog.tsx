import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/floating/Dialog';
import { Segment } from '@/components/ui/Segment';
import { useSignedInUser } from '@/contexts/AuthContext';
import { usePreferences } from '@/contexts/PreferencesContext';
import { useAccount } from '@/lib/client/account-queries';
import { useTheme } from '@/lib/client/theme-mode';
import { AboutYou } from './AboutYou';
import { HighlightSample } from './HighlightSample';
import styles from './PreferencesDialog.module.css';
import { useAboutYou } from './use-about-you';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

const highlightModes = [
  { value: 'default', label: 'Tint' },
  { value: 'underline', label: 'Underline' },
  { value: 'outline', label: 'Outline' },
] as const;

/** Theme and highlight change at once; name and signature are saved when the dialog is closed. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { uid, email } = useSignedInUser();
  const { mode, setMode } = useTheme();
  const { highlightEnabled, highlightMode, update } = usePreferences();
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
          <Segment
            label="Theme"
            options={themes}
            value={mode}
            onChange={setMode}
            className={styles.segment}
          />
        </section>
        <section className={styles.section} aria-labelledby="preferences-highlight">
          <h3 id="preferences-highlight" className={styles.heading}>
            Filled variables in letters
          </h3>
          <div className={styles.row}>
            <FormControlLabel
              label="Highlight them"
              control={
                <Switch
                  checked={highlightEnabled}
                  onChange={(_event, isOn) => update({ highlightEnabled: isOn })}
                />
              }
            />
            <Segment
              label="How they are highlighted"
              options={highlightModes}
              value={highlightMode}
              disabled={!highlightEnabled}
              onChange={(next) => update({ highlightMode: next })}
              className={styles.segment}
            />
          </div>
          <HighlightSample />
          <p className={styles.hint}>Only you see this. What you copy carries no highlight.</p>
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
