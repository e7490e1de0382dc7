import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Select } from '@/components/ui/fields/Select';
import { useToday } from '@/lib/client/browser/use-today';
import { useSetVariableKind } from '@/lib/client/queries/snippets/variable-kind-changes';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import type { Variable } from '@/lib/contracts/snippet-fields';
import type { VariableKind } from '@/lib/contracts/variable-kinds';
import { kindOfDraft } from '@/lib/client/variables/kind-of-draft';
import { draftOfKind } from '@/lib/domain/variables/kind-draft';
import { kindNames } from '@/lib/domain/variables/kind-words';
import { VariableChip } from '@/components/rich-text/VariableChip';
import { ChoiceSettings } from './ChoiceSettings';
import { DateSettings } from './DateSettings';
import { NumberSettings } from './NumberSettings';
import { TextSettings } from './TextSettings';
import { KindExample } from './KindExample';
import styles from './KindPanel.module.css';

interface Props {
  library: Library;
  variable: Variable;
  kind: VariableKind | undefined;
  onClose: () => void;
}

const settings = {
  text: TextSettings,
  choice: ChoiceSettings,
  date: DateSettings,
  number: NumberSettings,
  money: NumberSettings,
} as const;

const types = (Object.keys(kindNames) as (keyof typeof kindNames)[]).map((value) => ({
  value,
  label: kindNames[value],
}));

/** What a variable asks for in an email, set up beside the text and kept for the whole library at once. */
export function KindPanel({ library, variable, kind, onClose }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOfKind(kind));
  const [refused, setRefused] = useState<string | null>(null);
  const saving = useSetVariableKind(library);
  const today = useToday();
  const made = kindOfDraft(draft);
  const Settings = settings[draft.type];
  const problem = refused ?? (saving.error ? errorSentence(saving.error) : null);

  // It may open below what is in sight.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    // The snippet around it is not what is sent.
    event.stopPropagation();
    setRefused('refused' in made ? made.refused : null);
    if ('kind' in made && !saving.isPending) {
      saving.mutate({ name: variable.name, kind: made.kind }, { onSuccess: onClose });
    }
  };

  return (
    <form
      ref={form}
      className={styles.panel}
      aria-labelledby={id}
      noValidate
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <h2 id={id}>
        What <VariableChip variable={variable} /> asks for
      </h2>
      <Select
        label="Kind"
        value={draft.type}
        options={types}
        autoFocus
        onChange={(type) => {
          setRefused(null);
          setDraft({ ...draft, type });
        }}
      />
      <Settings
        draft={draft}
        onChange={(part) => {
          setRefused(null);
          setDraft((now) => ({ ...now, ...part }));
        }}
      />
      {'kind' in made && <KindExample kind={made.kind} today={today} />}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <p className={styles.note}>
        {library.orgId === null
          ? 'It holds in all your snippets.'
          : 'It holds in all snippets of the organization.'}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" disabled={saving.isPending}>
          Apply
        </Button>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
