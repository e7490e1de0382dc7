import type { VariableKind } from '@/lib/contracts/variable-kinds';
import { ChoiceField } from './ChoiceField';
import { DateField } from './DateField';
import { NumberField } from './NumberField';

interface Props {
  id: string;
  name: string;
  kind: Exclude<VariableKind, { type: 'text' }>;
  value: string;
  placeholder: string | undefined;
  onChange: (value: string) => void;
}

/** A detail that is chosen, a day, a number or an amount. */
export function KindField({ kind, ...field }: Props) {
  switch (kind.type) {
    case 'choice':
      return <ChoiceField kind={kind} {...field} />;
    case 'date':
      return <DateField {...field} />;
    case 'number':
      return (
        <NumberField {...field} end={kind.unit && (field.value === '1' ? kind.unit.one : kind.unit.many)} />
      );
    case 'money':
      return <NumberField {...field} start={symbolOf(kind.currency)} />;
  }
}

/** “$”, “€”, “CHF”. */
const symbolOf = (currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
