import { DogKeeping } from '@/components/dogs/DogKeeping';
import { HighlightChoice } from '@/components/preferences/HighlightChoice';
import { ThemeChoice } from '@/components/preferences/ThemeChoice';
import { Panel, PanelPart } from '@/components/ui/Panel';
import styles from '@/components/account/you/AccountForms.module.css';
import { SignatureForm } from './SignatureForm';

/** The same as in the preferences of the account menu, and whether dogs are kept. */
export function PreferencesSection() {
  return (
    <Panel id="preferences" title="Preferences">
      <PanelPart>
        <div className={styles.block}>
          <h3 className={styles.heading}>Theme</h3>
          <ThemeChoice className={styles.theme} />
        </div>
      </PanelPart>
      <PanelPart>
        <div className={styles.block}>
          <h3 className={styles.heading}>Filled-in variables in emails</h3>
          <HighlightChoice className={styles.segment} />
        </div>
      </PanelPart>
      <PanelPart>
        <SignatureForm />
      </PanelPart>
      <PanelPart>
        <div className={styles.block}>
          <h3 className={styles.heading}>Dogs</h3>
          <DogKeeping />
        </div>
      </PanelPart>
    </Panel>
  );
}
