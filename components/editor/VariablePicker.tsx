import { IconPlus } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useEffect, useId, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useStableCallback } from '@/lib/client/browser/use-stable-callback';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Variable } from '@/lib/contracts/snippet-fields';
import {
  isTooLongForName,
  longestFallback,
  longestVariableName,
  nearestVariable,
  nearestVariableName,
  type WrittenVariable,
} from '@/lib/domain/text/variables';
import { PlacedBelow } from './PlacedBelow';
import type { PickerRequest, VariablePickerLink } from './variable-picker-link';
import styles from './VariablePicker.module.css';

interface Props {
  editor: Editor;
  link: VariablePickerLink;
  variables: readonly Variable[];
  onCreate: ((name: string) => void) | undefined;
}

type Option = WrittenVariable & { readonly color: string | null };

const tooLong = `A name can have at most ${longestVariableName} characters.`;
const tooLongFallback = `What is said if left blank can have at most ${longestFallback} characters.`;

/** The list under a `{{` being typed; the text keeps the focus, the arrows walk here. */
export function VariablePicker({ editor, link, variables, onCreate }: Props) {
  const request = useSyncExternalStore(link.subscribe, link.get, () => null);
  if (!request) return null;
  return (
    <>
      {/* It outlasts the keys, so that screen readers hear what comes into it. */}
      <VisuallyHidden>
        <span role="status">{tooLongSentence(request.query)}</span>
      </VisuallyHidden>
      <OpenPicker {...{ editor, link, variables, onCreate, request }} key={request.query} />
    </>
  );
}

function OpenPicker({ editor, link, variables, onCreate, request }: Props & { request: PickerRequest }) {
  const listId = useId();
  const [index, setIndex] = useState(0);
  const options = useMemo(() => optionsFor(request.query, variables), [request.query, variables]);
  const current = options[index];
  const isTooLong = tooLongSentence(request.query) !== null;
  const choose = useStableCallback(({ color, ...variable }: Option) => {
    request.insert(variable);
    if (color === null) onCreate?.(variable.name);
  });

  useLayoutEffect(() => {
    return link.takeKeys((event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.key === 'Escape') request.close();
      else if (step !== undefined && options.length > 0) {
        setIndex((index + step + options.length) % options.length);
      } else if ((event.key === 'Enter' || event.key === 'Tab') && current) choose(current);
      // A line broken within the braces would leave them standing.
      else if (event.key !== 'Enter' || !isTooLong) return false;
      // The dialog or the page around must not take the same key for its own.
      event.stopPropagation();
      event.preventDefault();
      return true;
    });
  });

  // The list belongs to the text field: a screen reader hears its options while the focus stays in the text.
  const optionId = current ? `${listId}-${index}` : null;
  useEffect(() => {
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', listId);
    dom.setAttribute('aria-haspopup', 'listbox');
    dom.setAttribute('aria-autocomplete', 'list');
    if (optionId === null) dom.removeAttribute('aria-activedescendant');
    else {
      dom.setAttribute('aria-activedescendant', optionId);
      document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' });
    }
    return () => {
      for (const name of ['controls', 'haspopup', 'autocomplete', 'activedescendant']) {
        dom.removeAttribute(`aria-${name}`);
      }
    };
  }, [editor, listId, optionId]);

  return (
    <PlacedBelow rect={request.rect} className={styles.place}>
      <div className={styles.card}>
        <ul id={listId} role="listbox" aria-label="Variables" className={styles.list}>
          {options.map((option, position) => (
            <li
              key={option.name}
              id={`${listId}-${position}`}
              role="option"
              aria-selected={position === index}
              className={styles.option}
              onMouseMove={() => setIndex(position)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.color === null ? (
                <>
                  <IconPlus size={16} stroke={1.6} aria-hidden />
                  Create “{option.name}”
                </>
              ) : (
                <>
                  <span className={`v sw ${option.color}`} aria-hidden />
                  {option.name}
                </>
              )}
              {option.fallback !== undefined && `, “${option.fallback}” if left blank`}
            </li>
          ))}
        </ul>
        {options.length === 0 && <p className={styles.hint}>{hintFor(request.query)}</p>}
      </div>
    </PlacedBelow>
  );
}

function hintFor(query: string): string {
  if (query.trim() === '') return 'Type a name for the variable, such as dog.';
  return tooLongSentence(query) ?? 'A name starts with a letter, then letters, digits, spaces, _ or -.';
}

function tooLongSentence(query: string): string | null {
  const [name, fallback] = parted(query);
  if (isTooLongForName(name)) return tooLong;
  return (fallback ?? '').trim().length > longestFallback ? tooLongFallback : null;
}

/** A name, and behind a bar what is said if it is left blank. */
function parted(query: string): [name: string, fallback?: string] {
  const bar = query.indexOf('|');
  return bar === -1 ? [query] : [query.slice(0, bar), query.slice(bar + 1)];
}

/** Names that begin with the query first, then those that hold it, then the query itself as a new one. */
function optionsFor(query: string, variables: readonly Variable[]): readonly Option[] {
  if (tooLongSentence(query) !== null) return [];
  const [name, fallback] = parted(query);
  if (fallback !== undefined) {
    const variable = nearestVariable(name, fallback);
    return variable === null ? [] : [{ ...variable, color: colorOf(variable.name, variables) }];
  }
  const typed = query.replaceAll('\u00a0', ' ').trim().toLowerCase();
  const rank = (name: string) => (name.startsWith(typed) ? 0 : name.includes(typed) ? 1 : 2);
  const known = variables
    .filter(({ name }) => rank(name) < 2)
    .sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name));
  const created = nearestVariableName(typed);
  if (created === null || known.some(({ name }) => name === created)) return known;
  return [...known, { name: created, color: null }];
}

const colorOf = (name: string, variables: readonly Variable[]) =>
  variables.find((variable) => variable.name === name)?.color ?? null;
