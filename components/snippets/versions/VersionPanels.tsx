import { useContext, useMemo, useState } from 'react';
import { LazyRichTextEditor } from '@/components/editor/LazyRichTextEditor';
import type { RichTextEditorHandle } from '@/components/editor/RichTextEditor';
import { BrokenPart } from '@/components/ui/feedback/BrokenPart';
import type { OptionsByName } from '@/components/editor/OptionalPartPopover';
import { ErrorBoundary } from '@/components/ui/feedback/ErrorBoundary';
import { WrittenSnippetContext } from '@/components/snippets/includes/written-snippet';
import { onDemand } from '@/components/on-demand/on-demand';
import { useIsNarrow } from '@/lib/client/browser/use-is-narrow';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import type { Sex } from '@/lib/contracts/primitives';
import type { Variable } from '@/lib/contracts/snippet-fields';
import type { EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import type { VersionsProblem } from '@/lib/domain/snippets/snippet-problems';
import type { VersionReview } from '@/lib/domain/snippets/version-review';
import { sourcesFor } from '@/lib/domain/snippets/version-source';
import { sexNames, versionOrder } from '@/lib/domain/snippets/version-state';
import { MakeMissing } from './MakeMissing';
import { MakeTools } from './MakeTools';
import styles from './VersionPanels.module.css';
import type { Making } from './use-make-in-editor';

const MakingView = onDemand(() => import('./MakingView').then((module) => module.MakingView));

const IncludePicker = onDemand(() =>
  import('@/components/snippets/includes/IncludePicker').then((module) => module.IncludePicker),
);

interface Props {
  id: string;
  current: Sex;
  edited: EditedSnippet;
  editable: boolean;
  problem: VersionsProblem | undefined;
  variables: readonly Variable[];
  /** What can be chosen for a variable, by its name. */
  options: OptionsByName;
  making: Making | null;
  /** The versions with a made text in which nothing is new. */
  rewritten: ReadonlySet<Sex>;
  /** Of the version on screen. */
  review: VersionReview | null;
  onWrite: (sex: Sex, html: string) => void;
  onMake: (sex: Sex, source: Sex) => void;
  /** Makes several, one after the other. */
  onMakeAll: (wanted: readonly { readonly sex: Sex; readonly source: Sex }[]) => void;
  onStop: () => void;
  onCopy: (sex: Sex, source: Sex) => void;
  onDoubt: (index: number) => void;
  onHandle: (sex: Sex, handle: RichTextEditorHandle | null) => void;
}

const uploadFor = (library: Library, file: Blob) =>
  import('@/lib/client/pictures/upload-picture').then((uploads) => uploads.uploadToLibrary(library, file));

const showVideoFor = (library: Library, address: string) =>
  import('@/lib/client/pictures/show-video').then((videos) => videos.showVideoInLibrary(library, address));

const placeholders: Readonly<Record<Sex, string>> = {
  male: 'Write the text for a male dog. Type {{ for a variable, / for another snippet.',
  female: 'Write the text for a female dog. Type {{ for a variable, / for another snippet.',
  neutral: 'Write the text for any dog. Type {{ for a variable, / for another snippet.',
};

/** One editor per version; one that was looked at stays, so that its undo is not lost when another is looked at. */
export function VersionPanels({
  id,
  current,
  edited,
  editable,
  problem,
  variables,
  options,
  making,
  rewritten,
  review,
  onWrite,
  onMake,
  onMakeAll,
  onStop,
  onCopy,
  onDoubt,
  onHandle,
}: Props) {
  const [madeHere, setMadeHere] = useState<ReadonlySet<Sex>>(new Set());
  const justMade = versionOrder.filter(
    (sex) => edited.versions[sex]?.madeFrom !== undefined && !rewritten.has(sex) && !madeHere.has(sex),
  );
  if (justMade.length > 0) setMadeHere(new Set([...madeHere, ...justMade]));
  /** Until someone has chosen, what was made here is shown with what it changed. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const showsChanges = chosen ?? madeHere.has(current);
  const shown = useMemo(() => review && { review, showsChanges }, [review, showsChanges]);
  const [visited, setVisited] = useState<ReadonlySet<Sex>>(new Set([current]));
  if (!visited.has(current)) setVisited(new Set([...visited, current]));

  const written = useContext(WrittenSnippetContext);
  const pictures = written?.takesPictures ? written.library : null;
  const isNarrow = useIsNarrow();

  return versionOrder.map((sex) => {
    const html = edited.versions[sex]?.html ?? '';
    const missing =
      html === '' || !editable || making ? [] : versionOrder.filter((other) => !edited.versions[other]);
    const makeMissing = (
      <MakeMissing
        sexes={missing}
        className={styles.missing}
        onMake={() => onMakeAll(missing.map((other) => ({ sex: other, source: sex })))}
      />
    );
    const isMaking = making?.sex === sex;
    const isWrong = problem !== undefined && sex === (problem.sex ?? current);
    return (
      <div
        key={sex}
        role="tabpanel"
        id={`${id}-panel-${sex}`}
        aria-labelledby={`${id}-tab-${sex}`}
        hidden={sex !== current}
        className={styles.panel}
      >
        {!isNarrow && makeMissing}
        {isWrong && (
          <p id={`${id}-problem`} role="alert" className={styles.problem}>
            {problem.text}
          </p>
        )}
        {isMaking && <MakingView making={making} variables={variables} onStop={onStop} />}
        {visited.has(sex) && (
          <ErrorBoundary
            of={html}
            fallback={(tryAgain) => (
              <div className={styles.broken} data-broken>
                <BrokenPart
                  text={`The ${sexNames[sex].toLowerCase()} text could not be shown. It stays as it was, and you can still write the others.`}
                  onRetry={tryAgain}
                />
              </div>
            )}
          >
            <LazyRichTextEditor
              html={html}
              onChange={(changed) => onWrite(sex, changed)}
              variables={variables}
              options={options}
              Snippets={IncludePicker}
              takesSlash
              label={`${sexNames[sex]} text`}
              placeholder={placeholders[sex]}
              editable={editable}
              errorId={isWrong ? `${id}-problem` : undefined}
              handleRef={(handle) => onHandle(sex, handle)}
              className={isMaking ? styles.waiting : styles.editor}
              sheetClassName={styles.sheet}
              review={sex === current ? shown : null}
              onDoubt={onDoubt}
              uploadPicture={pictures ? (file) => uploadFor(pictures, file) : undefined}
              showVideo={pictures ? (address) => showVideoFor(pictures, address) : undefined}
              toolbarEnd={
                <MakeTools
                  sex={sex}
                  sources={sourcesFor(edited.versions, sex)}
                  isEmpty={html === ''}
                  isMaking={isMaking}
                  showsChanges={sex === current && review ? showsChanges : null}
                  onToggleChanges={() => setChosen(!showsChanges)}
                  onMake={(source) => onMake(sex, source)}
                  onCopy={(source) => onCopy(sex, source)}
                />
              }
            />
          </ErrorBoundary>
        )}
        {isNarrow && makeMissing}
      </div>
    );
  });
}
