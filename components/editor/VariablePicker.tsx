import { IconPlus } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useMemo, useSyncExternalStore, type ComponentType } from 'react';
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
import { PickerList } from './PickerList';
import type { PickerRequest, VariablePickerLink } from './variable-picker-link';

interface Props {
  editor: Editor;
  link: VariablePickerLink;
  variables: readonly Variable[];
  onCreate: ((name: string) => void) | undefined;
  /** Offers snippets behind `{{>`, or behind a `/`. */
  Snippets: ComponentType<SnippetPickerProps> | undefined;
}

export interface SnippetPickerProps {
  editor: Editor;
  link: VariablePickerLink;
  request: PickerRequest;
}

const isForSnippet = ({ opener, query }: PickerRequest) => opener === 'slash' || /^[ \u00a0]?>/.test(query);

type Option = WrittenVariable & { readonly color: string | null };

const tooLong = `A name can have at most ${longestVariableName} characters.`;
const tooLongFallback = `What is said if left blank can have at most ${longestFallback} characters.`;

/** What is offered under a `{{` being typed: variables, or snippets. */
export function VariablePicker({ editor, link, variables, onCreate, Snippets }: Props) {
  const request = useSyncExternalStore(link.subscribe, link.get, () => null);
  if (!request) return null;
  if (Snippets && isForSnippet(request))
    return <Snippets key={request.query} {...{ editor, link, request }} />;
  return (
    <>
      {/* It outlasts the keys, so that screen readers hear what comes into it. */}
      <VisuallyHidden>
        <span role="status">{tooLongSentence(request.query)}</span>
      </VisuallyHidden>
      <OpenPicker {...{ editor, link, variables, onCreate, request, Snippets }} key={request.query} />
    </>
  );
}

function OpenPicker({ editor, link, variables, onCreate, request }: Props & { request: PickerRequest }) {
  const options = useMemo(() => optionsFor(request.query, variables), [request.query, variables]);
  const choose = ({ color, ...variable }: Option) => {
    request.insert(variable);
    if (color === null) onCreate?.(variable.name);
  };
  return (
    <PickerList
      {...{ editor, link, request }}
      label="Variables"
      options={options.map((option) => ({
        key: option.name,
        content: <OptionWords option={option} />,
        choose: () => choose(option),
      }))}
      hint={hintFor(request.query)}
      // A line broken within the braces would leave them standing.
      holdsEnter={tooLongSentence(request.query) !== null}
    />
  );
}

function OptionWords({ option: { name, color, fallback } }: { option: Option }) {
  return (
    <>
      {color === null ? (
        <>
          <IconPlus size={16} stroke={1.6} aria-hidden />
          Create “{name}”
        </>
      ) : (
        <>
          <span className={`v sw ${color}`} aria-hidden />
          {name}
        </>
      )}
      {fallback !== undefined && `, “${fallback}” if left blank`}
    </>
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
