import { memo, type KeyboardEvent } from 'react';
import type { VariableColor } from '@/lib/contracts/snippet-fields';
import type { Values } from '@/lib/domain/text/variable-values';
import type { VariableColors } from '@/lib/domain/letter/letter-colors';
import { unfilled, type Fallbacks } from '@/lib/domain/letter/letter-variables';
import { exampleFor } from './detail-examples';
import styles from './DetailsForm.module.css';
import { fallbackColor } from '@/lib/domain/text/variable-colors';
import { detailId } from '@/components/letter/element-ids';

interface Props {
  values: Values;
  names: readonly string[];
  fallbacks: Fallbacks;
  /** Whether the letter is about two dogs or more. */
  areSeveral: boolean;
  colors: VariableColors;
  onChange: (name: string, value: string) => void;
  /** All are filled in. */
  onDone: () => void;
}

/** Each variable of the letter once. Enter leads on; Shift+Enter breaks the line. */
export function DetailsForm({ values, names, fallbacks, areSeveral, colors, onChange, onDone }: Props) {
  if (names.length === 0) {
    return <p className={styles.none}>Details to fill in appear here once a snippet asks for them.</p>;
  }
  const [firstEmpty] = unfilled(names, values, fallbacks);
  return (
    <div className={styles.form} onKeyDown={(event) => leadOn(event, { names, firstEmpty, onDone })}>
      {names.map((name) => (
        <DetailField
          key={name}
          name={name}
          value={Object.hasOwn(values, name) ? (values[name] ?? '') : ''}
          color={colors.get(name) ?? fallbackColor}
          example={name === firstEmpty ? exampleFor(name, areSeveral) : undefined}
          isNext={name === firstEmpty}
          fallbacks={fallbacks.get(name)}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

interface FieldProps {
  name: string;
  value: string;
  color: VariableColor;
  example: string | undefined;
  /** The first one that is still empty. */
  isNext: boolean;
  /** What is said where it is left blank; undefined where it may not be. */
  fallbacks: readonly string[] | undefined;
  onChange: (name: string, value: string) => void;
}

const DetailField = memo(function DetailField({
  name,
  value,
  color,
  example,
  isNext,
  fallbacks,
  onChange,
}: FieldProps) {
  const id = detailId(name);
  return (
    <div className={styles.row} data-next={isNext || undefined}>
      <label htmlFor={id} className={styles.label}>
        <span className={`v sw ${color}`} aria-hidden />
        <span className={styles.name}>{name}</span>
      </label>
      <textarea
        id={id}
        className={styles.field}
        rows={value.split('\n').length}
        value={value}
        placeholder={fallbacks ? ifBlank(fallbacks) : example}
        autoComplete="off"
        enterKeyHint="next"
        data-detail={name}
        onChange={(event) => onChange(name, event.target.value)}
      />
    </div>
  );
});

/** “your dog” if blank; where the letter says it in several ways, each of them. */
const ifBlank = (fallbacks: readonly string[]) =>
  `${fallbacks.map((fallback) => `“${fallback}”`).join(' or ')} if blank`;

/** The next field; behind the last one the first that is empty, else what comes next. */
function leadOn(
  event: KeyboardEvent<HTMLElement>,
  { names, firstEmpty, onDone }: Pick<Props, 'names' | 'onDone'> & { firstEmpty: string | undefined },
): void {
  if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.nativeEvent.isComposing || !(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  const index = names.indexOf(event.target.dataset.detail ?? '');
  const next = names[index + 1] ?? firstEmpty;
  if (next === undefined) onDone();
  else document.getElementById(detailId(next))?.focus();
}
