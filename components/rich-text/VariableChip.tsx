import type { Variable } from '@/lib/contracts/snippet-fields';

/** A variable outside of a text, as the editor shows it. */
export function VariableChip({ variable: { name, color } }: { variable: Variable }) {
  return <span className={`v chip ${color}`}>{`{{${name}}}`}</span>;
}
