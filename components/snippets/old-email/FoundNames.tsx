import { IconX } from '@tabler/icons-react';
import { IconButton } from '@/components/ui/buttons/IconButton';
import type { VariableColor } from '@/lib/contracts/snippet-fields';
import type { ChosenText } from '@/lib/domain/old-email/chosen-words';
import { fallbackColor } from '@/lib/domain/text/variable-colors';
import styles from './FoundNames.module.css';

interface Props {
  found: readonly ChosenText[];
  colors: ReadonlyMap<string, VariableColor>;
  onPutBack: (found: ChosenText) => void;
}

/** What was found, each name once: in which color it is marked, and the way to put all of it back. */
export function FoundNames({ found, colors, onPutBack }: Props) {
  if (found.length === 0) return <p className={styles.none}>No word becomes a variable yet.</p>;
  return (
    <ul className={styles.found} aria-label="Words that become variables">
      {found.map((one) => (
        <li key={`${one.name} ${one.text}`} className={styles.one}>
          <strong>{one.text}</strong>
          {one.count > 1 && <span className={styles.count}>{one.count} times</span>}
          <span className={`v chip ${colors.get(one.name) ?? fallbackColor}`}>{`{{${one.name}}}`}</span>
          <IconButton
            size="small"
            className={styles.back}
            aria-label={`Leave ${one.text} as it is`}
            title={`Leave ${one.text} as it is`}
            onClick={() => onPutBack(one)}
          >
            <IconX size={16} stroke={1.6} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
