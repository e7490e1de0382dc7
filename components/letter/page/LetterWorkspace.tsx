import { useRouter } from 'next/router';
import { memo, useMemo, useState } from 'react';
import { loadRichTextEditor } from '@/components/editor/LazyRichTextEditor';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { Segment } from '@/components/ui/fields/Segment';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { versionAddress } from '@/components/snippets/snippet-addresses';
import { useMakeVersions } from '@/components/snippets/versions/use-make-versions';
import { usePreferences } from '@/contexts/PreferencesContext';
import type { RecentDog } from '@/lib/client/letter/recent-dogs';
import { useShortcut } from '@/lib/client/browser/use-shortcut';
import { useStableCallback } from '@/lib/client/browser/use-stable-callback';
import { useUndoKeys } from '@/lib/client/browser/use-undo-keys';
import { isEmptyLetter, snippetNumbers } from '@/lib/domain/letter/letter';
import { whoVariables } from '@/lib/domain/letter/letter-variables';
import { EarlierLetters } from '@/components/letter/past/EarlierLetters';
import { dogOf } from '@/lib/domain/letter/several-dogs';
import { useLetterChangeover } from '@/components/letter/past/use-letter-changeover';
import { countToFix } from '@/lib/domain/letter/ready-point';
import { onDemand } from '@/components/on-demand/on-demand';
import styles from './LetterWorkspace.module.css';
import { CopyBar } from './CopyBar';
import { DetailsPane } from '@/components/letter/details/DetailsPane';
import { loadLetterRules } from '@/components/letter/written/use-letter-rules';
import { useRecentDogs } from '@/components/letter/details/use-recent-dogs';
import type { KeptOnDevice } from './kept-on-device';
import { useLetterCopying } from './use-letter-copying';
import { useLetterCommands, type Pane } from '@/components/letter/use-letter-commands';
import { LetterBar } from './LetterBar';
import { LetterLibraryContext } from '@/components/letter/blocks/slash-picking';
import { LetterSheet } from '@/components/letter/blocks/LetterSheet';
import { LibraryPane } from '@/components/letter/library/LibraryPane';
import { useOpeningRanks } from '@/components/letter/library/use-opening-ranks';
import { useOpenLetter } from './use-open-letter';

const LetterFromAddress = onDemand(() =>
  import('./LetterFromAddress').then((module) => module.LetterFromAddress),
);

/** Snippets on the left, the letter in the middle, its details on the right; a phone shows one of them at a time. */
export function LetterWorkspace({ uid, opened }: { uid: string; opened: KeptOnDevice }) {
  const router = useRouter();
  const { highlightEnabled, highlightMode } = usePreferences();
  const {
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
    settled,
    today,
    said,
    colors,
    variables,
    check,
    isChecked,
    ready,
    keeping,
    reportBroken,
  } = useOpenLetter(uid, opened);
  const { letter, actions } = editing;
  const isEmpty = isEmptyLetter(letter);
  const numbers = useMemo(() => snippetNumbers(letter.blocks), [letter.blocks]);
  const ranks = useOpeningRanks(uid, opened.ranks, numbers.size > 0);
  const { progress, make } = useMakeVersions();
  const { commands, selection, pane, setPane, announcement } = useLetterCommands(
    letter,
    settled.values,
    parts,
    snippets,
    actions,
    opened.kept === null ? 'snippets' : 'letter',
    signature.retry,
    (snippetId, sex) => {
      const snippet = library.snippets.find(({ id }) => id === snippetId);
      if (snippet && progress === null) void make([snippet], () => [sex]);
    },
    (snippetId, sex) => {
      const snippet = snippets.get(snippetId);
      if (snippet) void router.push(versionAddress(snippet, sex));
    },
  );
  const memory = useRecentDogs(uid, opened.dogs, rules?.detailsToOffer);
  const changeover = useLetterChangeover({
    uid,
    letter,
    loadPast: loadLetterRules,
    settled,
    kinds,
    snippets,
    actions,
    openKept,
    commands,
    setPane,
    remember: () => memory.remember(settled, names, kinds),
  });
  const copying = useLetterCopying({
    uid,
    letter: settled,
    ...ready,
    jumpTo: commands.jumpTo,
    onGone: () => {
      memory.remember(settled, names, kinds, ready.output());
      // What it says of a day stays what it said when it went.
      if (settled !== letter) actions.settle(settled);
    },
    startNew: changeover.startNew,
  });

  useShortcut('mod+enter', copying.copy);
  useUndoKeys(actions.undo, actions.redo);

  const chooseDog = useStableCallback((chosen: RecentDog) => {
    const { dog, client } = chosen;
    const who = whoVariables(names);
    actions.setWho(dogOf(chosen), {
      ...memory.kept?.filledInOf(letter, names, memory.dogs, chosen),
      [who.dog ?? 'dog']: dog,
      ...(client === undefined ? {} : { [who.client ?? 'client']: client }),
    });
  });

  const letterNow = useStableCallback(() => ({ letter, names }));

  const [isAsked, setAsked] = useState(false);
  if (!isAsked && router.isReady && Object.keys(router.query).length > 0) setAsked(true);

  return (
    <div
      className={styles.panes}
      data-pane={pane}
      data-letter-page
      data-fills-window
      {...preloadOnHover(loadLetterRules)}
    >
      <PaneChoice chosen={numbers.size} toFix={countToFix(check)} pane={pane} onChange={setPane} />
      <aside className={styles.library} aria-label="Snippet library">
        <LibraryPane
          library={library}
          ranks={ranks}
          numbers={numbers}
          sex={letter.sex}
          lettersBegun={changeover.lettersBegun}
          uid={uid}
          letterNow={letterNow}
          onReplace={actions.replace}
          onToggle={commands.toggle}
          onDone={commands.goOn}
        />
      </aside>
      <section
        className={styles.middle}
        aria-label="Email"
        data-scrolls
        {...preloadOnHover(loadRichTextEditor)}
      >
        <LetterBar
          canUndo={editing.canUndo}
          canRedo={editing.canRedo}
          actions={actions}
          keeping={keeping}
          isEmpty={isEmpty}
          onStartNew={changeover.startNew}
          onOpenEarlier={changeover.openList}
        />
        <LetterLibraryContext value={library.snippets}>
          <LetterSheet
            letter={letter}
            said={said}
            parts={parts}
            snippets={snippets}
            numbers={numbers}
            colors={colors}
            variables={variables}
            selection={selection}
            Actions={rules?.BlockActions ?? null}
            commands={commands}
            uid={uid}
            signature={signature}
            school={library.organization?.name ?? null}
            look={highlightEnabled ? highlightMode : 'off'}
            onCopy={copying.copy}
            onBroken={reportBroken}
            onCopySubject={copying.copySubject}
            isSubjectCopied={copying.copied === 'subject'}
          />
        </LetterLibraryContext>
      </section>
      <aside className={styles.details} aria-label="Details">
        <DetailsPane
          letter={letter}
          settled={settled}
          kinds={kinds}
          Points={rules?.ReadyPoints ?? null}
          Form={areKindsComing ? null : (rules?.DetailsForm ?? null)}
          today={today}
          names={names}
          fallbacks={fallbacks}
          colors={colors}
          check={check}
          isChecked={isChecked}
          dogs={memory.dogs}
          kept={memory.kept}
          onChooseDog={chooseDog}
          onForgetDogs={memory.forget}
          commands={commands}
        />
        <CopyBar copying={copying} hasOpenPoints={!isEmpty && check.points.length > 0} />
      </aside>
      {isAsked && (
        <LetterFromAddress
          uid={uid}
          letter={letter}
          isEmpty={isEmpty}
          library={library}
          commands={commands}
          dogs={memory.dogs}
          check={ready.check}
          onStartNew={changeover.startNew}
          onOpen={changeover.openPast}
          onChooseDog={chooseDog}
        />
      )}
      {changeover.isListOpen && (
        <EarlierLetters
          uid={uid}
          current={changeover.current()}
          onOpen={changeover.openPast}
          onOpenCopy={changeover.openCopy}
          onClose={changeover.closeList}
        />
      )}
      <div aria-live="polite">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
      <p id="block-keys" hidden>
        Press Enter to write in it, Alt and an arrow key to move it, Delete to remove it.
      </p>
    </div>
  );
}

interface PaneChoiceProps {
  chosen: number;
  toFix: number;
  pane: Pane;
  onChange: (pane: Pane) => void;
}

const PaneChoice = memo(function PaneChoice({ chosen, toFix, pane, onChange }: PaneChoiceProps) {
  return (
    <Segment<Pane>
      label="Part of the email"
      options={[
        { value: 'snippets', label: counted('Snippets', chosen) },
        { value: 'letter', label: 'Email' },
        { value: 'details', label: counted('Details', toFix) },
      ]}
      value={pane}
      onChange={onChange}
      className={styles.steps}
    />
  );
});

const counted = (label: string, count: number) => (count === 0 ? label : `${label} ${count}`);
