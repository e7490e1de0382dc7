import { Segment } from '@/components/ui/fields/Segment';
import { Switch } from '@/components/ui/fields/Switch';
import { usePreferences } from '@/contexts/PreferencesContext';
import styles from './HighlightChoice.module.css';
import { HighlightSample } from './HighlightSample';

const highlightModes = [
  { value: 'default', label: 'Tint' },
  { value: 'underline', label: 'Underline' },
  { value: 'outline', label: 'Outline' },
] as const;

/** Whether and how filled variables stand out, seen at once in a line of a letter. */
export function HighlightChoice({ className }: { className?: string | undefined }) {
  const { highlightEnabled, highlightMode, update } = usePreferences();
  return (
    <>
      <div className={styles.row}>
        <Switch
          label="Highlight them"
          isOn={highlightEnabled}
          onChange={(isOn) => update({ highlightEnabled: isOn })}
        />
        <Segment
          label="How they are highlighted"
          options={highlightModes}
          value={highlightMode}
          disabled={!highlightEnabled}
          onChange={(next) => update({ highlightMode: next })}
          className={className}
        />
      </div>
      <HighlightSample />
      <p className={styles.hint}>Only you see this. What you copy has no highlights.</p>
    </>
  );
}
