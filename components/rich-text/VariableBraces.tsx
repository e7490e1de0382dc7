import { variableText, type WrittenVariable } from '@/lib/domain/text/variables';

/** A variable as it is written, its fallback quieter than its name. */
export function VariableBraces({ variable }: { variable: WrittenVariable }) {
  const { name, fallback } = variable;
  if (fallback === undefined) return variableText(variable);
  return (
    <>
      {`{{${name}`}
      <span className="else">|{fallback}</span>
      {'}}'}
    </>
  );
}
