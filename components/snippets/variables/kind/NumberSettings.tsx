import { Field } from '@/components/ui/fields/Field';
import { Select } from '@/components/ui/fields/Select';
import { currencies, kindLimits } from '@/lib/contracts/variable-kinds';
import type { SettingsProps } from './settings-props';
import styles from './KindPanel.module.css';

const currencyOptions = currencies.map((value) => ({ value, label: value }));

/** Of a number and of an amount of money. */
export function NumberSettings({ draft, onChange }: SettingsProps) {
  const isMoney = draft.type === 'money';
  return (
    <>
      {isMoney ? (
        <Select
          label="Currency"
          value={draft.currency}
          options={currencyOptions}
          onChange={(currency) => onChange({ currency })}
        />
      ) : (
        <div className={styles.pair}>
          <Field
            label="Unit for 1"
            autoComplete="off"
            placeholder="week"
            maxLength={kindLimits.unit}
            value={draft.one}
            onChange={(one) => onChange({ one })}
          />
          <Field
            label="Unit for more"
            autoComplete="off"
            placeholder="weeks"
            maxLength={kindLimits.unit}
            value={draft.many}
            onChange={(many) => onChange({ many })}
          />
        </div>
      )}
      <Field
        label="Filled in to begin with"
        inputMode="decimal"
        autoComplete="off"
        value={isMoney ? draft.amount : draft.number}
        onChange={(typed) => onChange(isMoney ? { amount: typed } : { number: typed })}
      />
    </>
  );
}
