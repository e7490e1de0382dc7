import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Variable } from '@/lib/contracts/snippet-fields';
import {
  braceQuery,
  namesFor,
  withClosedVariable,
  withVariable,
  type BraceQuery,
} from '@/lib/domain/text/brace-query';
import { subjectId, subjectNoteId } from '@/components/letter/element-ids';
import styles from './SubjectField.module.css';

interface Props {
  subject: string;
  variables: readonly Variable[];
  onChange: (subject: string) => void;
  onWriting: (isWriting: boolean) => void;
}

/** The line itself, with a list of variables under a `{{` being typed. */
export function SubjectInput({ subject, variables, onChange, onWriting }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [query, setQuery] = useState<BraceQuery | null>(null);
  const [index, setIndex] = useState(0);
  const names =
    query === null
      ? []
      : namesFor(
          query.words,
          variables.map(({ name }) => name),
        );
  const isOpen = names.length > 0;
  const at = Math.min(index, names.length - 1);
  const current = names[at];

  const ask = () => {
    const { value, selectionStart } = field.current ?? { value: '', selectionStart: 0 };
    setQuery(braceQuery(value.slice(0, selectionStart)));
    setIndex(0);
  };

  const write = ({ line, caret }: { line: string; caret: number }) => {
    flushSync(() => {
      onChange(line);
      setQuery(null);
    });
    field.current?.setSelectionRange(caret, caret);
  };

  const choose = (name: string) => {
    const input = field.current;
    if (input === null || query === null) return;
    write(withVariable(subject, input.selectionStart, query, name));
  };

  const type = ({ value, selectionStart }: HTMLTextAreaElement) => {
    const line = value.replace(/\s*\n\s*/g, ' ');
    const closed = line.length > subject.length ? withClosedVariable(line, selectionStart) : null;
    if (closed !== null && closed.line !== line) {
      write(closed);
      return;
    }
    onChange(line);
    ask();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (isOpen && isPlain) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) setIndex((at + step + names.length) % names.length);
      else if ((event.key === 'Enter' || event.key === 'Tab') && current !== undefined) choose(current);
      else if (event.key === 'Escape') setQuery(null);
      else return;
    } else if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    // A subject is one line.
    event.preventDefault();
  };

  return (
    <>
      <textarea
        ref={field}
        id={subjectId}
        className={styles.input}
        rows={1}
        placeholder="Add a subject"
        value={subject}
        aria-describedby={subjectNoteId}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        {...(isOpen ? { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${at}` } : {})}
        onChange={(event) => type(event.target)}
        onKeyDown={onKeyDown}
        onFocus={() => onWriting(true)}
        onBlur={() => {
          onWriting(false);
          setQuery(null);
        }}
      />
      {isOpen && (
        <ul id={listId} role="listbox" aria-label="Variables" className={styles.options}>
          {names.map((name, place) => {
            const color = variables.find((variable) => variable.name === name)?.color;
            return (
              <li
                key={name}
                id={`${listId}-${place}`}
                role="option"
                aria-selected={place === at}
                className={styles.option}
                onMouseMove={() => setIndex(place)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(name)}
              >
                {color === undefined ? `New: ${name}` : <span className={`v sw ${color}`} aria-hidden />}
                {color !== undefined && name}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
