import { useMemo, useRef, useState, type RefObject } from 'react';
import type { RichTextEditorHandle } from '@/components/editor/RichTextEditor';
import { decidedKey } from '@/lib/client/device/decided-words';
import { isTypedIn } from '@/lib/client/browser/key-targets';
import type { Sex } from '@/lib/contracts/primitives';
import {
  decideVersion,
  followDecisions,
  followRewritings,
  makeVersion,
  startFrom,
  stateInEditor,
  writeVersion,
  type EditedSnippet,
  type EditedVersion,
  type MadeFrom,
  type Rewriting,
} from '@/lib/domain/snippets/edited-snippet';
import { keepInSiblings, keepInSource, type Sibling } from '@/lib/domain/snippets/kept-in-versions';
import type { BySex } from '@/lib/domain/snippets/snippet-versions';
import type { OpenDoubt, VersionReview } from '@/lib/domain/snippets/version-review';
import { sexNames, versionOrder } from '@/lib/domain/snippets/version-state';
import { plainTextOf } from '@/lib/domain/text/plain-text-offsets';
import { listed } from '@/lib/domain/text/listed';
import { useNotifications } from '@/contexts/NotificationsContext';
import type { DecidedWords } from './use-decided-words';
import { useMakeInEditor } from './use-make-in-editor';
import { useVersionReview } from './use-version-review';

interface Wanted {
  readonly sex: Sex;
  readonly source: Sex;
}

interface Parts {
  edited: EditedSnippet;
  /** The edited snippet at this moment, which may be ahead of what is drawn. */
  now: () => EditedSnippet;
  saved: EditedSnippet;
  tab: Sex;
  editors: RefObject<Partial<Record<Sex, RichTextEditorHandle | null>>>;
  decided: DecidedWords;
  change: (change: (edited: EditedSnippet) => EditedSnippet) => void;
  onShow: (sex: Sex) => void;
}

/** Before it is known what was decided, nothing is said to be open. */
const openOf = (review: VersionReview | null, sex: Sex, decided: DecidedWords['words']) =>
  review &&
  decided && { ...review, doubts: review.doubts.filter((one) => !decided.has(decidedKey(sex, one))) };

export type Versions = ReturnType<typeof useVersions>;

/** The three versions of the snippet in the editor: typed, made from one another, compared and decided. */
export function useVersions({ edited, now, saved, tab, editors, decided, change, onShow }: Parts) {
  const { notify } = useNotifications();
  /** Texts whose state is known, so that an undo brings the state back with the text. */
  const known = useRef<Partial<Record<Sex, EditedVersion[]>>>({});
  /** What stood before and after the decisions that marked a source too, so that an undo takes the marks off again. */
  const marked = useRef<EditedSnippet[]>([]);
  const rewritings = useRef<Rewriting[]>([]);
  /** What the next change of an editor stands for, where no hand has typed it. */
  const arriving = useRef<((edited: EditedSnippet, html: string) => EditedSnippet) | null>(null);
  /** What was only rewritten since it was loaded or made: nothing in it is new. */
  const [rewritten, setRewritten] = useState<ReadonlySet<Sex>>(new Set());
  /** What was made here by the last step of its editor, so that one undo takes all of it back. */
  const [lastMade, setLastMade] = useState<BySex<string>>({});
  const [replacing, setReplacing] = useState<readonly Wanted[] | null>(null);
  const [deciding, setDeciding] = useState<{ doubt: OpenDoubt; at: DOMRect } | null>(null);

  const remember = (sex: Sex, version: EditedVersion | undefined) => {
    if (version) (known.current[sex] ??= []).push(version);
  };
  const write = (sex: Sex, html: string) => {
    const arrival = arriving.current;
    arriving.current = null;
    if (!arrival) {
      setLastMade((before) => ({ ...before, [sex]: undefined }));
      const before = [...(known.current[sex] ?? []), ...(saved.versions[sex] ? [saved.versions[sex]] : [])];
      change((current) => {
        const written = writeVersion(current, sex, html, before);
        return followRewritings(followDecisions(written, sex, marked.current), sex, rewritings.current);
      });
      return;
    }
    const before = now();
    const next = arrival(before, html);
    remember(sex, before.versions[sex]);
    remember(sex, next.versions[sex]);
    change(() => next);
  };
  /** Puts a text that nobody typed into a version's editor, as one step to undo; answers whether it has become one. */
  const arrive = (
    sex: Sex,
    take: (edited: EditedSnippet, html: string) => EditedSnippet,
    put: (editor: RichTextEditorHandle) => void,
    html: string,
  ) => {
    const editor = editors.current[sex];
    arriving.current = take;
    if (editor) put(editor);
    // Without an editor, or with one that already held this very text, nobody has told of it.
    const isStep = arriving.current !== take;
    if (!isStep) write(sex, html);
    return isStep;
  };

  /** Puts other texts into the versions, each as one step to undo; `take` says what the snippet is with them. */
  const rewrite = (
    textOf: (html: string) => string,
    take: (edited: EditedSnippet, saved: EditedSnippet, texts: BySex<string>) => EditedSnippet,
  ) => {
    const before = now();
    const texts: { [S in Sex]?: string } = {};
    for (const sex of versionOrder) {
      const html = before.versions[sex]?.html ?? '';
      const text = textOf(html);
      if (text === html) continue;
      texts[sex] = text;
      const keep = (current: EditedSnippet, held: string) => {
        texts[sex] = held;
        return current;
      };
      arrive(sex, keep, (editor) => editor.replaceAll(text), text);
    }
    const after = take(before, saved, texts);
    for (const sex of versionOrder) remember(sex, after.versions[sex]);
    rewritings.current.push([before, after]);
    change(() => after);
    const isLoaded = (sex: Sex) => before.versions[sex]?.madeFrom === undefined;
    setRewritten(new Set(versionOrder.filter(isLoaded)));
  };

  const { making, make, stop } = useMakeInEditor(edited, (sex: Sex, html: string, from: MadeFrom) => {
    setRewritten((before) => new Set([...before].filter((other) => other !== sex)));
    let held = html;
    const isStep = arrive(
      sex,
      (current, made) => makeVersion(current, sex, (held = made), from),
      (editor) => editor.replaceAll(html),
      html,
    );
    setLastMade((before) => ({ ...before, [sex]: isStep ? held : undefined }));
  });
  const makeAll = async (wanted: readonly Wanted[]) => {
    for (const { sex, source } of wanted) {
      onShow(sex);
      if (!(await make(sex, source))) return;
      // An undo is meant for what has just come, unless someone writes elsewhere by now.
      if (!isTypedIn(document.activeElement)) editors.current[sex]?.focus();
    }
  };

  const stateOf = (sex: Sex) => stateInEditor(edited, saved, sex);
  const compared = {
    male: useVersionReview(edited, 'male', stateOf('male'), tab === 'male'),
    female: useVersionReview(edited, 'female', stateOf('female'), tab === 'female'),
    neutral: useVersionReview(edited, 'neutral', stateOf('neutral'), tab === 'neutral'),
  };
  const shown = compared[tab];
  const review = useMemo(() => openOf(shown, tab, decided.words), [shown, tab, decided.words]);
  const doubts = review?.doubts ?? [];

  const isOfTextNow = (compared: VersionReview | null, sex: Sex) =>
    compared?.texts.current === plainTextOf(now().versions[sex]?.html ?? '').text;
  const showDoubt = (doubt: OpenDoubt) => {
    const editor = editors.current[tab];
    // What was found in the text before may stand elsewhere now.
    if (editor && isOfTextNow(shown, tab)) setDeciding({ doubt, at: editor.rectOf(doubt) });
  };
  /** The fresh versions from the same source, each with the same word where it is open there too. */
  const siblingsOf = ({ source }: OpenDoubt): Sibling[] =>
    versionOrder.flatMap((sex) => {
      const isSibling =
        sex !== tab &&
        stateOf(sex) === 'generated' &&
        edited.versions[sex]?.source === edited.versions[tab]?.source;
      if (!isSibling) return [];
      const open = isOfTextNow(compared[sex], sex) ? openOf(compared[sex], sex, decided.words)?.doubts : null;
      const same = open?.find((one) => one.source.start === source.start && one.source.end === source.end);
      return [{ sex, at: same ?? null }];
    });
  const decide = (word: string) => {
    if (!deciding) return;
    const { doubt } = deciding;
    setDeciding(null);
    const isOfAnother = word.toLowerCase() === doubt.source.word.toLowerCase();
    if (isOfAnother) {
      marked.current.push(now());
      const others = siblingsOf(doubt);
      change((current) => {
        const kept = keepInSource(current, tab, doubt.source);
        const source = current.versions[tab]?.source;
        return source === undefined ? kept : keepInSiblings(kept, source, doubt.source.word, others);
      });
      const reached = others.flatMap(({ sex, at }) => (at === null ? [] : sexNames[sex]));
      if (reached.length > 0) notify({ text: `“${word}” stays in ${listed(reached)} as well.` });
    }
    if (isOfAnother || word !== doubt.chosen) {
      arrive(
        tab,
        (current, html) => decideVersion(current, tab, html),
        (editor) => editor.replaceWord(doubt, word, { keep: isOfAnother }),
        edited.versions[tab]?.html ?? '',
      );
    }
    if (isOfAnother) marked.current.push(now());
    // Any other word is no longer the one in doubt, nor is one that is not the dog's.
    else if (word === doubt.chosen) decided.add(decidedKey(tab, doubt));
  };

  return {
    making,
    stop,
    write,
    rewrite,
    rewritten,
    review,
    /** Whether one undo takes back all that was made of the version on screen. */
    isMadeByLastStep: lastMade[tab] !== undefined && lastMade[tab] === edited.versions[tab]?.html,
    doubts,
    /** How many words of a version wait for a decision, as far as that is known. */
    countDoubts: (sex: Sex) => openOf(compared[sex], sex, decided.words)?.doubts.length ?? 0,
    stateOf,
    stale: versionOrder.flatMap((sex): Wanted[] => {
      const source = edited.versions[sex]?.source;
      const isStale = source && edited.versions[source] && stateOf(sex) === 'stale';
      return isStale ? [{ sex, source }] : [];
    }),
    /** Makes a version, and asks first where that would replace what a hand has written. */
    ask: (sex: Sex, source: Sex) => {
      if (edited.versions[sex]?.origin === 'written') setReplacing([{ sex, source }]);
      else void makeAll([{ sex, source }]);
    },
    update: (stale: readonly Wanted[]) => void makeAll(stale),
    replacing,
    replace: () => {
      setReplacing(null);
      if (replacing) void makeAll(replacing);
    },
    keepMine: () => setReplacing(null),
    copy: (sex: Sex, source: Sex) => change((current) => startFrom(current, sex, source)),
    deciding,
    openDoubt: (index: number) => {
      const doubt = doubts[index];
      if (doubt) showDoubt(doubt);
    },
    showDoubt,
    decide,
    closeDoubt: () => setDeciding(null),
  };
}
