import { useDeferredValue, useMemo, useState } from 'react';
import { variableColors, type Snippet } from '@/lib/contracts/snippet-fields';
import { useMayWrite } from '@/components/snippets/use-may-write';
import { useLetterEditing } from '@/lib/client/letter/use-letter-editing';
import { useLetterKeeping } from '@/lib/client/letter/use-letter-keeping';
import type { KeptLetter } from '@/lib/client/letter/letter-store';
import { emptyLetter, isEmptyLetter, type LetterBlock, type LetterSnippet } from '@/lib/domain/letter/letter';
import { letterColors } from '@/lib/domain/letter/letter-colors';
import { asFilledIn } from '@/lib/domain/letter/said-in';
import { kindsByName } from '@/lib/domain/variables/kinds-by-name';
import type { KindOfVariable } from '@/lib/contracts/variable-kinds';
import { useToday } from '@/lib/client/browser/use-today';
import {
  loadLetterRules,
  useLetterRules,
  type LetterRules,
} from '@/components/letter/written/use-letter-rules';
import { useIncluded } from '@/components/letter/use-included';
import { useLetterKinds } from '@/components/letter/use-letter-kinds';
import { letterOutput, type LetterOutput } from '@/lib/domain/letter/letter-output';
import { partsWith, wholeParts } from '@/lib/domain/letter/letter-text';
import { letterFallbacks, letterVariables } from '@/lib/domain/letter/letter-variables';
import { nothingYet, unchecked, type CheckedLetter, type ReadyCheck } from '@/lib/domain/letter/ready-point';
import { nameOf } from '@/lib/domain/letter/ready-words';
import { useBrokenParts } from '@/components/letter/use-broken-parts';
import { useChosenLibrary, type ChosenLibrary } from '@/components/letter/library/use-chosen-library';
import { useLetterSignature } from '@/components/letter/details/use-letter-signature';
import type { KeptOnDevice } from './kept-on-device';
import { useWrittenIn } from '@/components/letter/use-written-in';
import { useTextsOfSeveral } from '@/components/letter/use-texts-of-several';
import { useOpenDoubts } from '@/components/letter/use-open-doubts';

const noSnippets: readonly LetterSnippet[] = [];
const noKinds: readonly KindOfVariable[] = [];

/** The letter being written, with all that follows from it. */
export function useOpenLetter(uid: string, { kept, signature: lastKnown }: KeptOnDevice) {
  const library = useChosenLibrary();
  const signature = useLetterSignature(uid, lastKnown);
  const [keptSnippets, setKeptSnippets] = useState(kept?.snippets ?? noSnippets);
  const [keptKinds, setKeptKinds] = useState(() => kindsByName(kept?.kinds ?? noKinds));
  // What a library holds no more, or another one never did, was put into the letter and stays there.
  const expanded = useIncluded(library.snippets);
  const [lastLibrary, setLastLibrary] = useState(expanded);
  if (lastLibrary !== expanded) {
    setLastLibrary(expanded);
    if (lastLibrary !== null) setKeptSnippets((known) => uniquely([...known, ...lastLibrary]));
  }
  const editing = useLetterEditing(kept?.letter ?? emptyLetter);
  const { letter, actions } = editing;
  const { blocks, sex, subject, areSeveral } = letter;
  const rules = useLetterRules(!isEmptyLetter(letter));

  // The library's snippets are newer than those kept with the letter.
  const snippets = useMemo(
    () =>
      new Map(
        // What was kept has in it what it includes.
        (expanded === null ? [...library.snippets, ...keptSnippets] : [...keptSnippets, ...expanded]).map(
          (each) => [each.id, each],
        ),
      ),
    [keptSnippets, library.snippets, expanded],
  );
  // Typing a value changes none of these, unless it brings a part in; what it changes is drawn block by block.
  const ofSeveral = useTextsOfSeveral(letter, snippets);
  const whole = useMemo(
    () => wholeParts({ blocks, sex }, snippets, ofSeveral),
    [blocks, sex, snippets, ofSeveral],
  );
  const asked = useMemo(() => letterVariables(whole, subject), [whole, subject]);
  const { kinds, areComing: areKindsComing } = useLetterKinds({
    kindsOf: rules?.letterKinds ?? null,
    uid,
    orgId: library.organization?.id ?? null,
    names: asked,
    parts: whole,
    before: keptKinds,
  });
  const today = useToday();
  const settledLetter = useMemo(
    () => rules?.settled(letter, asked, kinds, today) ?? letter,
    [rules, letter, asked, kinds, today],
  );
  const { values } = settledLetter;
  const parts = useMemo(() => partsWith(whole, values), [whole, values]);
  const { broken, report: reportBroken } = useBrokenParts(parts);
  const names = useMemo(() => letterVariables(parts, subject), [parts, subject]);
  const said = useMemo(
    () => rules?.saidValues(values, kinds, today) ?? asFilledIn(values),
    [rules, values, kinds, today],
  );
  const fallbacks = useMemo(() => letterFallbacks(parts, subject, areSeveral), [parts, subject, areSeveral]);
  const colors = useMemo(() => letterColors(snippets.values(), names, variableColors), [snippets, names]);
  const variables = useMemo(() => [...colors].map(([name, color]) => ({ name, color })), [colors]);
  const gone = useMemo(() => goneSnippets(blocks, library), [blocks, library]);

  const mayWrite = useMayWrite();
  const writable = useMemo(
    () => new Set(library.snippets.filter(mayWrite).map(({ id }) => id)),
    [library.snippets, mayWrite],
  );

  // A made version is compared with its source as both are kept.
  const written = useMemo(
    () => new Map([...snippets, ...library.snippets.map((each) => [each.id, each] as const)]),
    [snippets, library.snippets],
  );
  const { doubts, areCounted } = useOpenDoubts(uid, parts, written);
  const writtenIn = useWrittenIn();
  const checked = useMemo(
    () => ({
      letter: { ...letter, values: said[letter.sex] },
      parts,
      names,
      snippets,
      signature,
      gone,
      writable,
      doubts,
      broken,
      writtenIn,
      ofSeveral,
    }),
    [letter, said, parts, names, snippets, signature, gone, writable, doubts, broken, writtenIn, ofSeveral],
  );
  // The check may lag a keystroke behind; what is typed may not.
  const deferred = useDeferredValue(checked);
  const checkBefore = useMemo(() => checkBy(rules, deferred), [rules, deferred]);
  // A letter that was ready is checked at once, so that it never passes for ready when it is not any more.
  const wasReady = checkBefore.points.length === 0;
  const check = useMemo(
    () => (wasReady ? checkBy(rules, checked) : checkBefore),
    [rules, wasReady, checked, checkBefore],
  );
  const ready = useMemo(() => {
    const shown = parts.filter(({ block }) => !broken.has(block.id));
    let output: LetterOutput | null = null;
    let checkNow: ReadyCheck | null = null;
    return {
      output: () => (output ??= letterOutput(letter, shown, signature.html, said)),
      missing: parts.filter((part) => !shown.includes(part)).map(({ block }) => nameOf(block, snippets)),
      check: async () => (checkNow ??= (await loadLetterRules()).readyCheck({ ...checked, writtenIn: null })),
    };
  }, [letter, said, parts, broken, snippets, signature, checked]);

  const keeping = useLetterKeeping({
    uid,
    letter,
    snippets,
    kinds,
    editedAt: kept?.editedAt ?? null,
    onNewer: (newer) => {
      setKeptSnippets(newer.snippets);
      setKeptKinds(kindsByName(newer.kinds ?? noKinds));
      actions.open(newer.letter);
    },
  });

  /** Shows a letter that was kept, in the place of this one; undo leads back. */
  const openKept = (other: KeptLetter) => {
    setKeptSnippets((known) => uniquely([...known, ...other.snippets]));
    setKeptKinds((known) => new Map([...known, ...kindsByName(other.kinds ?? noKinds)]));
    actions.replace(other.letter);
  };

  return {
    openKept,
    library,
    signature,
    editing,
    snippets,
    parts,
    names,
    fallbacks,
    rules,
    kinds,
    areKindsComing,
    settled: settledLetter,
    today,
    said,
    colors,
    variables,
    check,
    isChecked: areCounted && rules !== null,
    ready,
    keeping,
    reportBroken,
  };
}

function checkBy(rules: LetterRules | null, checked: CheckedLetter): ReadyCheck {
  if (isEmptyLetter(checked.letter)) return nothingYet;
  return rules?.readyCheck(checked) ?? unchecked;
}

/** One of each id: the last. */
const uniquely = (snippets: readonly LetterSnippet[]): readonly LetterSnippet[] => [
  ...new Map(snippets.map((each) => [each.id, each])).values(),
];

/** Chosen snippets that a library that was read does not hold; another organization's may well be there. */
function goneSnippets(blocks: readonly LetterBlock[], library: ChosenLibrary): ReadonlySet<string> {
  if (library.status !== 'loaded') return new Set();
  const known = new Set(library.snippets.map(({ id }: Snippet) => id));
  const isReadable = (orgId: string | undefined) => orgId === undefined || orgId === library.organization?.id;
  return new Set(
    blocks.flatMap((block) =>
      block.kind === 'snippet' && isReadable(block.orgId) && !known.has(block.snippetId)
        ? block.snippetId
        : [],
    ),
  );
}
