import type { Editor } from '@tiptap/react';
import { useId, useState, type SubmitEvent } from 'react';
import { Popover } from '@/components/floating/Popover';
import { Button } from '@/components/ui/buttons/Button';
import { Field } from '@/components/ui/fields/Field';
import { Select } from '@/components/ui/fields/Select';
import type { Variable } from '@/lib/contracts/snippet-fields';
import { keptOption, longestOption, type Condition } from '@/lib/domain/text/optional-part';
import { optionalAt } from './optional-part-extension';
import styles from './OptionalPartPopover.module.css';

interface Props {
  editor: Editor;
  variables: readonly Variable[];
  /** What can be chosen for a variable, by its name. */
  options: OptionsByName;
  onClose: () => void;
}

export type OptionsByName = ReadonlyMap<string, readonly string[]>;

type Kind = 'hand' | 'filled' | 'option';

const kinds: readonly (readonly [Kind, string])[] = [
  ['hand', 'Only when ticked by hand'],
  ['filled', 'When a detail is filled in'],
  ['option', 'When a detail has an option'],
];

const kindOf = (condition: Condition | null): Kind => {
  if (condition?.name === undefined) return 'hand';
  return condition.option === undefined ? 'filled' : 'option';
};

/** Asks when the paragraph or list item at the cursor is in an email. */
export function OptionalPartPopover({ editor, variables, options, onClose }: Props) {
  const id = useId();
  const [known] = useState(() => optionalAt(editor.state));
  const names = [...new Set([...(known?.name === undefined ? [] : [known.name]), ...variables.map(nameOf)])];
  const [kind, setKind] = useState(() => kindOf(known));
  const [name = '', setName] = useState(names[0]);
  const [typed, setTyped] = useState(known?.option ?? '');
  const offered = optionsFor(options.get(name), name === known?.name ? known.option : undefined);
  const option = offered.length === 0 || offered.includes(typed) ? typed : (offered[0] ?? '');
  const [problem, setProblem] = useState<string>();

  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const mark = (condition: Condition | null) => {
    editor.commands.setOptional(condition);
    close();
  };
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    if (kind === 'hand') mark({});
    else if (kind === 'filled') mark({ name });
    else {
      const kept = keptOption(option);
      if (kept === null)
        setProblem(option.trim() === '' ? 'Type the option.' : 'This cannot hold { } < or >.');
      else mark({ name, option: kept });
    }
  };

  return (
    <Popover
      open
      onClose={close}
      anchorReference="anchorPosition"
      anchorPosition={placeOf(editor)}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Optional part' } }}
    >
      <form className={styles.form} onSubmit={apply} noValidate>
        <fieldset className={styles.kinds}>
          <legend>This part is in the email</legend>
          {kinds.map(([value, label]) => (
            <label key={value} className={styles.kind}>
              <input
                type="radio"
                name={id}
                checked={kind === value}
                autoFocus={kind === value}
                disabled={value !== 'hand' && names.length === 0}
                onChange={() => {
                  setKind(value);
                  const choice = names.find((each) => options.has(each));
                  if (value === 'option' && !options.has(name) && choice !== undefined) setName(choice);
                }}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {names.length === 0 && (
          <p className={styles.hint}>Put a variable into the text, and the part can follow it.</p>
        )}
        {kind !== 'hand' && (
          <Select label="Detail" value={name} options={names.map(asOption)} onChange={setName} />
        )}
        {kind === 'option' && offered.length > 0 && (
          <Select label="Option" value={option} options={offered.map(asOption)} onChange={setTyped} />
        )}
        {kind === 'option' && offered.length === 0 && (
          <Field
            label="Option"
            placeholder="sit"
            autoComplete="off"
            maxLength={longestOption}
            value={option}
            onChange={(next) => {
              setTyped(next);
              setProblem(undefined);
            }}
            error={problem}
          />
        )}
        <div className={styles.actions}>
          {known !== null && (
            <Button variant="text" onClick={() => mark(null)}>
              Always in
            </Button>
          )}
          <Button type="submit" variant="contained">
            Apply
          </Button>
        </div>
      </form>
    </Popover>
  );
}

/** The one that was set stays on offer, also where the choice does not have it any more. */
const optionsFor = (options: readonly string[] = [], set: string | undefined): readonly string[] =>
  options.length === 0 || set === undefined || options.includes(set) ? options : [set, ...options];

const asOption = (value: string) => ({ value, label: value });

const nameOf = ({ name }: Variable) => name;

function placeOf({ state: { selection }, view }: Editor): { left: number; top: number } {
  const { left, bottom } = view.coordsAtPos(selection.from);
  return { left, top: bottom + 8 };
}
