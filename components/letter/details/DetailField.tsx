import { memo } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import { detailId } from '@/components/letter/element-ids';
import type { VariableColor } from '@/lib/contracts/snippet-fields';
import type { VariableKind } from '@/lib/contracts/variable-kinds';
import styles from './DetailField.module.css';

const KindField = onDemand(
  () => import('./kinds/KindField').then((module) => module.KindField),
  <span className={styles.waiting} />,
);

interface Props {
  name: string;
  value: string;
  /** undefined: a text. */
  kind: VariableKind | undefined;
  color: VariableColor;
  example: string | undefined;
  /** The first one that is still empty. */
  isNext: boolean;
  /** What is said where it is left blank; undefined where it may not be. */
  fallbacks: readonly string[] | undefined;
  /** What was filled in for this dog before, and how it reads; undefined where that is the same, or another was chosen. */
  offer: { readonly value: string; readonly says: string } | undefined;
  onChange: (name: string, value: string) => void;
}

/** One variable of the email, asked for in its own way. */
export const DetailField = memo(function DetailField(props: Props) {
  const { name, value, kind, color, example, isNext, fallbacks, offer, onChange } = props;
  const id = detailId(name);
  const isText = kind === undefined || kind.type === 'text';
  const placeholder = fallbacks ? ifBlank(fallbacks) : (kind?.type === 'text' && kind.hint) || example;
  return (
    <div className={styles.row} data-next={isNext || undefined} data-kind={kind?.type}>
      <Label id={id} name={name} color={color} isGroup={kind?.type === 'choice'} />
      <div className={styles.answer}>
        {isText ? (
          <textarea
            id={id}
            className={styles.field}
            rows={value.split('\n').length}
            value={value}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="next"
            data-detail={name}
            onChange={(event) => onChange(name, event.target.value)}
          />
        ) : (
          <KindField
            id={id}
            name={name}
            kind={kind}
            value={value}
            placeholder={placeholder}
            onChange={(next) => onChange(name, next)}
          />
        )}
        {offer && (
          <button type="button" className={styles.offer} onClick={() => onChange(name, offer.value)}>
            Last time: {offer.says}
          </button>
        )}
      </div>
    </div>
  );
});

interface LabelProps {
  id: string;
  name: string;
  color: VariableColor;
  /** Names several fields at once. */
  isGroup: boolean;
}

function Label({ id, name, color, isGroup }: LabelProps) {
  const words = (
    <>
      <span className={`v sw ${color}`} aria-hidden />
      <span className={styles.name}>{name}</span>
    </>
  );
  return isGroup ? (
    <span id={`${id}-name`} className={styles.label}>
      {words}
    </span>
  ) : (
    <label htmlFor={id} className={styles.label}>
      {words}
    </label>
  );
}

/** “your dog” if blank; where the email says it in several ways, each of them; nothing is said for what only brings parts in. */
const ifBlank = (fallbacks: readonly string[]) =>
  fallbacks.length === 0
    ? 'May stay blank'
    : `${fallbacks.map((fallback) => `“${fallback}”`).join(' or ')} if blank`;
