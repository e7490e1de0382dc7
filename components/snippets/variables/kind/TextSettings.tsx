import { Field } from '@/components/ui/fields/Field';
import { kindLimits } from '@/lib/contracts/variable-kinds';
import type { SettingsProps } from './settings-props';

export function TextSettings({ draft, onChange }: SettingsProps) {
  return (
    <>
      <Field
        label="Filled in to begin with"
        autoComplete="off"
        maxLength={kindLimits.text}
        value={draft.text}
        onChange={(text) => onChange({ text })}
      />
      <Field
        label="Hint"
        autoComplete="off"
        maxLength={kindLimits.hint}
        value={draft.hint}
        onChange={(hint) => onChange({ hint })}
        hint="Shown in the field while it is empty."
      />
    </>
  );
}
