import type { VariableKind } from '@/lib/contracts/variable-kinds';
import { dayFrom, type Day } from '@/lib/domain/variables/days';
import { saidValue } from '@/lib/domain/variables/kind-values';
import styles from './KindPanel.module.css';

/** How an email reads with it. */
export function KindExample({ kind, today }: { kind: VariableKind; today: Day }) {
  const value = exampleValue(kind, today);
  if (value === '') return null;
  return <p className={styles.example}>An email says: “{saidValue(kind, value, 'neutral', today)}”</p>;
}

function exampleValue(kind: VariableKind, today: Day): string {
  switch (kind.type) {
    case 'text':
      return kind.default ?? '';
    case 'choice':
      return (kind.takesSeveral ? kind.options.slice(0, 3) : kind.options.slice(0, 1))
        .map(({ name }) => name)
        .join('\n');
    case 'date':
      return dayFrom(today, kind.default ?? { inDays: 7 });
    case 'number':
      return String(kind.default ?? 3);
    case 'money':
      return String(kind.default ?? 120);
  }
}
