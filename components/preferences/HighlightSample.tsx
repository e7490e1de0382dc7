import { usePreferences } from '@/contexts/PreferencesContext';
import styles from './HighlightSample.module.css';

/** A line of a letter as the preferences make it look. */
export function HighlightSample() {
  const { highlightEnabled, highlightMode } = usePreferences();
  return (
    <p className={styles.sample} data-look={highlightEnabled ? highlightMode : 'off'}>
      Hi <span className="v fill amber">Jordan</span>, thank you for bringing{' '}
      <span className="v fill sky">Bella</span> today. See you on{' '}
      <span className="v open violet">{'{{next lesson}}'}</span>.
    </p>
  );
}
