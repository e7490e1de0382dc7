import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Select } from '@/components/ui/fields/Select';
import { Switch } from '@/components/ui/fields/Switch';
import { TextArea } from '@/components/ui/fields/TextArea';
import { sexes, type Sex } from '@/lib/contracts/primitives';
import { kindLimits } from '@/lib/contracts/variable-kinds';
import { draftOptions } from '@/lib/domain/variables/kind-draft';
import type { SettingsProps } from './settings-props';
import styles from './KindPanel.module.css';

export function ChoiceSettings({ draft, onChange }: SettingsProps) {
  const options = draftOptions(draft);
  const [areShown, setShown] = useState(Object.keys(draft.texts).length > 0);
  const say = (name: string, sex: Sex, text: string) => {
    const key = name.toLowerCase();
    onChange({ texts: { ...draft.texts, [key]: { ...draft.texts[key], [sex]: text } } });
  };
  return (
    <>
      <TextArea
        label="Options"
        size="small"
        value={draft.options}
        onChange={(text) => onChange({ options: text })}
        placeholder={'sit\ndown\nstay'}
        hint="One in each line."
      />
      <Switch
        label="Several at once"
        isOn={draft.takesSeveral}
        onChange={(takesSeveral) => onChange({ takesSeveral })}
      />
      <Select
        label="Chosen to begin with"
        value={options.find(({ name }) => name.toLowerCase() === draft.chosen.toLowerCase())?.name ?? ''}
        options={[{ value: '', label: 'None' }, ...options.map(({ name }) => ({ value: name, label: name }))]}
        onChange={(chosen) => onChange({ chosen })}
      />
      {options.length > 0 && (
        <Button variant="text" aria-expanded={areShown} onClick={() => setShown(!areShown)}>
          {areShown ? 'Hide what each version says' : 'What each version says'}
        </Button>
      )}
      {areShown &&
        options.map(({ name }) => (
          <fieldset key={name.toLowerCase()} className={styles.versions}>
            <legend>{name}</legend>
            {sexes.map((sex) => (
              <label key={sex} className={styles.version}>
                <span>{versionNames[sex]}</span>
                <input
                  autoComplete="off"
                  placeholder={name}
                  maxLength={kindLimits.text}
                  value={draft.texts[name.toLowerCase()]?.[sex] ?? ''}
                  onChange={(event) => say(name, sex, event.target.value)}
                />
              </label>
            ))}
          </fieldset>
        ))}
    </>
  );
}

const versionNames: Readonly<Record<Sex, string>> = { male: 'Male', female: 'Female', neutral: 'Neutral' };
