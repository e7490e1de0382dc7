import { type KeyboardEvent, memo, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import type { VariableColor } from '@/lib/contracts/snippet-fields';
import { groupsIn, type ChosenWords, type WordGroup } from '@/lib/domain/old-email/chosen-words';
import type { EmailLine } from '@/lib/domain/old-email/email-lines';
import { fallbackColor } from '@/lib/domain/text/variable-colors';
import styles from './EmailWords.module.css';

const WordMenu = onDemand(() => import('./WordMenu').then((module) => module.WordMenu));

interface Props {
  lines: readonly EmailLine[];
  dropped: ReadonlySet<number>;
  chosen: ChosenWords;
  /** Words that stay and may be names. */
  left: ReadonlySet<number>;
  colors: ReadonlyMap<string, VariableColor>;
  /** The variables that a word can become. */
  choices: readonly string[];
  describedBy: string;
  onPutBack: (words: readonly number[]) => void;
  onChoose: (index: number, name: string) => void;
}

/**
 * The email, each word of it to be chosen: one place for Tab, and arrows from word to word within. Marked words are those
 * that become variables.
 */
export function EmailWords(props: Props) {
  const { lines, dropped, chosen, left, colors, choices, describedBy, onPutBack, onChoose } = props;
  const box = useRef<HTMLDivElement>(null);
  const groups = lines.map((line) => (dropped.has(line.index) ? [] : groupsIn(line, chosen)));
  const all = groups.flat();
  const [current, setCurrent] = useState<number | null>(null);
  const first = all.find(({ name }) => name !== null) ?? all[0];
  /** The word that Tab reaches. */
  const reached = all.find(({ words }) => current !== null && words.includes(current)) ?? first;
  const [asked, setAsked] = useState<{ group: WordGroup; anchor: HTMLElement } | null>(null);
  const [isOpen, setOpen] = useState(false);

  const optionOf = (group: WordGroup | undefined) =>
    box.current?.querySelector<HTMLElement>(`[data-word="${group?.words[0] ?? ''}"]`);
  const goTo = (group: WordGroup | undefined) => {
    if (!group) return;
    setCurrent(group.words[0] ?? null);
    optionOf(group)?.focus();
  };
  // What was put back is a word of its own again, and stays where the keys are.
  const follows = useRef(false);
  useLayoutEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    optionOf(reached)?.focus();
  });

  const act = (group: WordGroup, anchor: HTMLElement) => {
    setCurrent(group.words[0] ?? null);
    if (group.name !== null) {
      follows.current = true;
      onPutBack(group.words);
    } else {
      setAsked({ group, anchor });
      setOpen(true);
    }
  };
  const isPressed = useRef(false);
  const groupAt = (target: EventTarget) => {
    const option = (target as Element).closest<HTMLElement>('[data-word]');
    const group = all.find(({ words }) => words[0] === Number(option?.dataset.word));
    return option && group ? { option, group } : null;
  };
  const onClick = ({ target }: MouseEvent) => {
    const at = groupAt(target);
    if (at) act(at.group, at.option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = groupAt(event.target);
    if (!at || event.altKey || event.ctrlKey || event.metaKey) return;
    const place = all.indexOf(at.group);
    const next = {
      ArrowRight: place + 1,
      ArrowDown: place + 1,
      ArrowLeft: place - 1,
      ArrowUp: place - 1,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (next !== undefined) goTo(all[next]);
    else if (event.key === 'Enter') act(at.group, at.option);
    else if (event.key === ' ') isPressed.current = true;
    else if (event.key.length === 1) {
      const begins = ({ text }: WordGroup) => text.toLowerCase().startsWith(event.key.toLowerCase());
      goTo(all.slice(place + 1).find(begins) ?? all.find(begins));
    } else return;
    event.preventDefault();
  };

  // The key that opens a menu must not be let go on what it holds.
  const onKeyUp = (event: KeyboardEvent) => {
    const at = groupAt(event.target);
    if (at && event.key === ' ' && isPressed.current) act(at.group, at.option);
    isPressed.current = false;
  };

  return (
    <>
      <div
        ref={box}
        role="listbox"
        aria-multiselectable
        aria-label="Words of the email"
        aria-describedby={describedBy}
        className={styles.email}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
      >
        {lines.map((line, at) => (
          <Line
            key={line.index}
            line={line}
            groups={groups[at] ?? []}
            isDropped={dropped.has(line.index)}
            chosen={chosen}
            left={left}
            colors={colors}
            reached={groups[at]?.includes(reached as WordGroup) ? (reached?.words[0] ?? null) : null}
          />
        ))}
      </div>
      {asked && (
        <WordMenu
          word={asked.group.text}
          anchor={isOpen ? asked.anchor : null}
          choices={choices}
          colors={colors}
          onChoose={(name) => onChoose(asked.group.words[0] ?? 0, name)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface LineProps {
  line: EmailLine;
  groups: readonly WordGroup[];
  isDropped: boolean;
  chosen: ChosenWords;
  left: ReadonlySet<number>;
  colors: ReadonlyMap<string, VariableColor>;
  /** The first word of the group that Tab reaches, where it stands in this line. */
  reached: number | null;
}

function labelOf({ text, name, words }: WordGroup, left: ReadonlySet<number>): string | undefined {
  if (name !== null) return `${text}, becomes ${name}`;
  return left.has(words[0] ?? -1) ? `${text}, may be a name` : undefined;
}

/** Drawn again only when something in it has changed: an email may hold thousands of words. */
const Line = memo(
  function Line({ line, groups, isDropped, left, colors, reached }: LineProps) {
    const { text, marker, isFirst, isQuoted } = line;
    const pieces = groups.map((group, at) => (
      <span key={group.words[0]}>
        {text.slice(groups[at - 1]?.end ?? 0, group.start)}
        <span
          role="option"
          aria-selected={group.name !== null}
          aria-label={labelOf(group, left)}
          data-word={group.words[0]}
          data-left={left.has(group.words[0] ?? -1) || undefined}
          tabIndex={group.words[0] === reached ? 0 : -1}
          className={
            group.name === null
              ? styles.word
              : `${styles.word} v fill ${colors.get(group.name) ?? fallbackColor}`
          }
        >
          {group.text}
        </span>
      </span>
    ));
    return (
      <div
        className={styles.line}
        data-first={isFirst || undefined}
        data-item={marker !== '' || undefined}
        data-quoted={isQuoted || undefined}
        data-dropped={isDropped || undefined}
      >
        {marker}
        {isDropped ? text : pieces}
        {!isDropped && text.slice(groups.at(-1)?.end ?? 0)}
      </div>
    );
  },
  (before, after) =>
    before.line === after.line &&
    before.isDropped === after.isDropped &&
    before.colors === after.colors &&
    before.reached === after.reached &&
    after.line.words.every(({ index }) => before.chosen.get(index) === after.chosen.get(index)),
);
