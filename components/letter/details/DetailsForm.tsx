import type { KeyboardEvent } from 'react';
import type { Sex } from '@/lib/contracts/primitives';
import type { Values } from '@/lib/domain/text/variable-values';
import type { VariableColors } from '@/lib/domain/letter/letter-colors';
import { unfilled, type Fallbacks } from '@/lib/domain/letter/letter-variables';
import type { Day } from '@/lib/domain/variables/days';
import { saidValue } from '@/lib/domain/variables/kind-values';
import type { KindsByName } from '@/lib/domain/variables/kinds-by-name';
import { DetailField } from './DetailField';
import { exampleFor } from './detail-examples';
import styles from './DetailsForm.module.css';
import { fallbackColor } from '@/lib/domain/text/variable-colors';
import { detailId } from '@/components/letter/element-ids';

interface Props {
  values: Values;
  /** What was filled in by hand. */
  own: Values;
  names: readonly string[];
  fallbacks: Fallbacks;
  kinds: KindsByName;
  /** What was filled in for the same dog before. */
  before: Values;
  sex: Sex;
  today: Day;
  /** Whether the letter is about two dogs or more. */
  areSeveral: boolean;
  colors: VariableColors;
  onChange: (name: string, value: string) => void;
  /** All are filled in. */
  onDone: () => void;
}

/** Each variable of the letter once. Enter leads on; Shift+Enter breaks the line. */
export function DetailsForm(props: Props) {
  const { values, own, names, fallbacks, kinds, before, sex, today, areSeveral, colors, onChange, onDone } =
    props;
  const [firstEmpty] = unfilled(names, values, fallbacks);
  const offerOf = (name: string) => {
    const value = before[name];
    if (value === undefined || value === values[name] || own[name]) return undefined;
    return { value, says: saidValue(kinds.get(name), value, sex, today) };
  };
  return (
    <div className={styles.form} onKeyDown={(event) => leadOn(event, { names, firstEmpty, onDone })}>
      {names.map((name) => (
        <DetailField
          key={name}
          name={name}
          value={Object.hasOwn(values, name) ? (values[name] ?? '') : ''}
          kind={kinds.get(name)}
          color={colors.get(name) ?? fallbackColor}
          example={name === firstEmpty ? exampleFor(name, areSeveral) : undefined}
          isNext={name === firstEmpty}
          fallbacks={fallbacks.get(name)}
          offer={offerOf(name)}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

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
