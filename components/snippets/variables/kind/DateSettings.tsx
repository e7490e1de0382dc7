import { Field } from '@/components/ui/fields/Field';
import { Select } from '@/components/ui/fields/Select';
import { weekdays } from '@/lib/domain/variables/days';
import type { DayChoice } from '@/lib/domain/variables/kind-draft';
import type { SettingsProps } from './settings-props';

const choices: readonly { readonly value: DayChoice; readonly label: string }[] = [
  { value: 'none', label: 'Nothing' },
  { value: 'days', label: 'A number of days from today' },
  // A week begins on Monday for whoever gives lessons.
  ...([1, 2, 3, 4, 5, 6, 0] as const).map((day) => ({
    value: `${day}` as const,
    label: `Next ${weekdays[day]}`,
  })),
];

export function DateSettings({ draft, onChange }: SettingsProps) {
  return (
    <>
      <Select
        label="Filled in to begin with"
        value={draft.day}
        options={choices}
        onChange={(day) => onChange({ day })}
      />
      {draft.day === 'days' && (
        <Field
          label="Days from today"
          inputMode="numeric"
          autoComplete="off"
          value={draft.days}
          onChange={(days) => onChange({ days })}
          hint="0 is the day on which you write."
        />
      )}
    </>
  );
}
