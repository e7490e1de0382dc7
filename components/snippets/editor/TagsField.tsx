import { IconPlus, IconX } from '@tabler/icons-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { snippetLimits, tagTooLong } from '@/lib/contracts/snippet-fields';
import styles from './TagsField.module.css';

interface Props {
  tags: readonly string[];
  /** Tags used elsewhere. */
  known: readonly string[];
  editable: boolean;
  problem: string | undefined;
  /** Counts the times that the snippet was saved: what is wrong with a tag not taken does not outlast that. */
  saves: number;
  onChange: (tags: readonly string[]) => void;
}

const mostSuggestions = 6;

/** Tags as words in a hairline; typing behind them adds one, Backspace takes the last. */
export function TagsField({ tags, known, editable, problem, saves, onChange }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState(-1);
  const wanted = typed.trim();
  const suggestions = isOpen
    ? known
        .filter((tag) => !tags.includes(tag) && tag.toLowerCase().includes(wanted.toLowerCase()))
        .slice(0, mostSuggestions)
    : [];
  const isFull = tags.length >= snippetLimits.tags;
  /** At which save, if any, what is typed was last found too long. */
  const [tooLongAt, setTooLongAt] = useState<number | null>(null);
  const isTooLong = (tag: string) => tag.trim().length > snippetLimits.tag;
  const said = isTooLong(typed) && !isFull && tooLongAt === saves ? tagTooLong : problem;

  const add = (tag: string) => {
    const name = tag.trim();
    if (isTooLong(name)) {
      setTooLongAt(saves);
      return;
    }
    if (name !== '' && !tags.includes(name) && !isFull) onChange([...tags, name]);
    setTyped('');
    setIndex(-1);
  };
  const remove = (tag: string) => {
    onChange(tags.filter((other) => other !== tag));
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const last = tags.at(-1);
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(suggestions[index] ?? typed);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
    else if (event.key === 'ArrowDown' && suggestions.length > 0) {
      event.preventDefault();
      setIndex((index + 1) % suggestions.length);
    } else if (event.key === 'ArrowUp' && suggestions.length > 0) {
      event.preventDefault();
      setIndex(index <= 0 ? suggestions.length - 1 : index - 1);
    } else if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      setTyped('');
      event.stopPropagation();
    }
  };

  return (
    <div className={styles.field}>
      <ul className={styles.tags} aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag} className={styles.tag}>
            {tag}
            {editable && (
              <button type="button" aria-label={`Remove the tag ${tag}`} onClick={() => remove(tag)}>
                <IconX size={12} stroke={1.6} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
      {editable && !isFull && (
        <div className={styles.adding}>
          <IconPlus size={12} stroke={1.6} aria-hidden />
          <input
            ref={input}
            role="combobox"
            aria-label="Add a tag"
            aria-expanded={suggestions.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={suggestions[index] === undefined ? undefined : `${id}-${index}`}
            aria-invalid={said !== undefined}
            aria-describedby={said === undefined ? undefined : `${id}-problem`}
            placeholder="Tag"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              if (isTooLong(event.target.value)) setTooLongAt(saves);
              setOpen(true);
              setIndex(-1);
            }}
            onFocus={() => setOpen(true)}
            onBlur={() => {
              setOpen(false);
              if (!isTooLong(typed)) add(typed);
            }}
            onKeyDown={onKeyDown}
          />
          <ul
            id={`${id}-list`}
            role="listbox"
            aria-label="Known tags"
            className={styles.list}
            hidden={suggestions.length === 0}
          >
            {suggestions.map((tag, position) => (
              <li
                key={tag}
                id={`${id}-${position}`}
                role="option"
                aria-selected={position === index}
                // The field keeps the focus, and with it what is typed.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => add(tag)}
              >
                {tag}
              </li>
            ))}
          </ul>
        </div>
      )}
      {editable && said !== undefined && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {said}
        </p>
      )}
    </div>
  );
}
