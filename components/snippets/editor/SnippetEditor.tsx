import { useRouter } from 'next/router';
import { useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { LeaveQuestion } from '@/components/page/LeaveQuestion';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { onDemand } from '@/components/on-demand/on-demand';
import { useFocusInPlace } from '@/lib/client/browser/use-focus-in-place';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useLeaveGuard } from '@/lib/client/browser/use-leave-guard';
import { useShortcut } from '@/lib/client/browser/use-shortcut';
import type { WaitingSave } from '@/lib/client/device/waiting-saves';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import { useUndoKeys } from '@/lib/client/browser/use-undo-keys';
import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet, SnippetDraft } from '@/lib/contracts/snippet-fields';
import {
  beginWith,
  chooseColor,
  countVariable,
  firstVersion,
  isUnwritten,
  type EditedSnippet,
} from '@/lib/domain/snippets/edited-snippet';
import { fallbacksOf } from '@/lib/domain/snippets/variable-fallback';
import { EditorHeader } from './EditorHeader';
import { editAddress } from '@/components/snippets/snippet-addresses';
import styles from './SnippetEditor.module.css';
import { TagsField } from './TagsField';
import { TitleField } from './TitleField';
import { useDecidedWords } from '@/components/snippets/versions/use-decided-words';
import { useEditorHandles } from './use-editor-handles';
import { useDraftOffer } from '@/components/snippets/drafts/use-draft-offer';
import { useDeleteSnippets } from '@/components/snippets/actions/use-delete-snippets';
import { useDraftKeeping } from '@/components/snippets/drafts/use-draft-keeping';
import { useEditorVariables } from '@/components/snippets/variables/use-editor-variables';
import { useVariableKinds } from '@/components/snippets/variables/use-variable-kinds';
import { useRenamedTitle } from '@/components/snippets/includes/use-renamed-title';
import { optionNames } from '@/lib/domain/variables/kinds-by-name';
import { WrittenSnippetContext } from '@/components/snippets/includes/written-snippet';
import { useKnownTags } from './use-known-tags';
import { useCompareAtOnce } from './use-compare-at-once';
import { useNewerRevision } from './use-newer-revision';
import { useMayWrite } from '@/components/snippets/use-may-write';
import { useSaving } from './use-saving';
import { useSuggesting } from '@/components/snippets/suggestions/use-suggesting';
import { useSnippetEditing } from './use-snippet-editing';
import { useSnippetPlace } from '@/components/snippets/use-snippet-place';
import { useVersions } from '@/components/snippets/versions/use-versions';
import { useFocusProblem } from './use-focus-problem';
import { OldEmailStart } from '@/components/snippets/old-email/OldEmailStart';
import { VariablesRail } from '@/components/snippets/variables/VariablesRail';
import { VersionPanels } from '@/components/snippets/versions/VersionPanels';
import { VersionQuestions } from '@/components/snippets/versions/VersionQuestions';
import { VersionTabs } from '@/components/snippets/versions/VersionTabs';

const LibraryChoice = onDemand(() => import('./LibraryChoice').then((module) => module.LibraryChoice));
const ReviewRail = onDemand(() =>
  import('@/components/snippets/versions/ReviewRail').then((module) => module.ReviewRail),
);
const EditorNotices = onDemand(() => import('./EditorNotices').then((module) => module.EditorNotices));
const SuggestButton = onDemand(() =>
  import('@/components/snippets/suggestions/SuggestButton').then((module) => module.SuggestButton),
);
const HistoryDialog = onDemand(() =>
  import('@/components/snippets/history/HistoryDialog').then((module) => module.HistoryDialog),
);
const ConflictDialog = onDemand(() => import('./ConflictDialog').then((module) => module.ConflictDialog));

interface Props {
  orgId: string | null;
  /** The snippet to edit, or the empty one to begin with. */
  initial: Snippet | EditedSnippet;
  /** The snippet as the server had it last, to tell when someone else has saved it. */
  newest?: Snippet;
  /** Whether to go on with the newest draft at once, instead of offering it. */
  restoresDraft?: boolean;
  /** A save of it that waits to be sent: what was saved is what it goes on with. */
  waiting?: WaitingSave | null;
  onCreated?: (snippet: Snippet) => void;
  /** The one to begin with. */
  version?: Sex | undefined;
}

export function SnippetEditor({
  orgId: givenOrgId,
  initial,
  newest,
  restoresDraft = false,
  waiting = null,
  onCreated,
  version,
}: Props) {
  const id = useId();
  const router = useRouter();
  const { uid } = useSignedInUser();
  const mayWrite = useMayWrite();
  const deleteSnippets = useDeleteSnippets();
  const isNew = !('id' in initial);
  const place = useSnippetPlace(givenOrgId, isNew, waiting);
  const { orgId } = place;
  const library: Library = { uid, orgId };

  const editing = useSnippetEditing(library, initial, waiting);
  const { edited, saved, base, isDirty, change } = editing;
  const [tab, setTab] = useState<Sex>(() => firstVersion(edited, version));
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [problems, setProblems] = useState(editing.problems);
  if (problems !== editing.problems) {
    setProblems(editing.problems);
    if (editing.problems.versions?.sex) setTab(editing.problems.versions.sex);
  }
  const { editors, focusText, register } = useEditorHandles(tab);
  const decided = useDecidedWords(uid, base?.id ?? null);
  const versions = useVersions({
    edited,
    now: editing.now,
    saved,
    tab,
    editors,
    decided,
    change,
    onShow: setTab,
  });
  const toDecide = useFocusInPlace(versions.review !== null, focusText);
  const draft = useDraftKeeping(
    { uid, orgId, id: base?.id ?? null },
    { edited, saved, revision: editing.revision },
  );
  const guard = useLeaveGuard(isDirty && !editing.isWaiting);
  const { page, lead } = useFocusProblem(problems, guard.wanted !== null, focusText);
  const variables = useEditorVariables(library, edited, base);
  const kinds = useVariableKinds(library);
  const options = useMemo(() => optionNames(kinds), [kinds]);
  const knownTags = useKnownTags();
  // What is not saved has to be: only the server can say that it may not be any more.
  const suggesting = useSuggesting(uid, base, isDirty);
  const isSuggesting = suggesting.isOffered;
  const written = useMemo(
    () => ({
      library: { uid, orgId },
      id: base?.id ?? null,
      title: edited.title,
      takesPictures: !isSuggesting,
    }),
    [uid, orgId, base?.id, edited.title, isSuggesting],
  );
  const editable = base === null || isDirty || mayWrite(base) || suggesting.isOn;
  const [suggestion, setSuggestion] = useState<SnippetDraft | null>(null);

  const newer = useNewerRevision(editing, newest);
  /** The text that came may be of another version than the one in sight. */
  const show = (text: EditedSnippet) => setTab((current) => firstVersion(text, current));
  const offer = useDraftOffer(draft, editing, {
    editable: editable || isSuggesting,
    restoresDraft,
    page,
    onRestored: (text) => {
      if (isSuggesting) suggesting.begin();
      show(text);
    },
  });
  useCompareAtOnce(editing, newer, restoresDraft && !isSuggesting);
  const begin = (made: EditedSnippet) => {
    flushSync(() => {
      change((current) => beginWith(current, made));
      show(made);
    });
    page.current?.querySelector('textarea')?.focus();
  };

  const tellRenamed = useRenamedTitle(library);
  const { save: saveText, isSaving, saves } = useSaving(editing, place, onCreated);
  const save = async () => {
    const result = await saveText();
    if (base && result) tellRenamed(base, result);
    return result;
  };
  const goOnWith = async (result: Snippet | null) => {
    if (!result || result.id === base?.id) return;
    guard.open();
    await router.replace(editAddress(result));
  };
  // What was not saved stays on the device, and is offered when the snippet comes back.
  const remove = () => {
    if (!base) return;
    guard.open();
    void router.push('/snippets');
    deleteSnippets([base], () => void router.push(editAddress(base)));
  };
  const send = () => {
    if (isDirty) setSuggestion(editing.draft());
  };
  useShortcut('mod+s', () => {
    if (isSuggesting && suggesting.isOn) send();
    else if (editable) void save();
  });
  useUndoKeys(
    () => editors.current[tab]?.undo(),
    () => editors.current[tab]?.redo(),
  );

  const html = edited.versions[tab]?.html ?? '';
  const used = variables.used.map((variable) => ({
    ...variable,
    count: countVariable(html, variable.name),
    fallbacks: fallbacksOf(edited, variable.name),
  }));

  return (
    <div className={styles.page}>
      <div ref={page} className={styles.main}>
        <VisuallyHidden>
          <h1>{edited.title.trim() || 'New snippet'}</h1>
        </VisuallyHidden>
        <EditorHeader
          snippet={base}
          editable={editable}
          isDirty={isDirty}
          isSaving={isSaving}
          isWaiting={editing.isWaiting}
          isKept={draft.state === 'kept'}
          onSave={() => void save()}
          onHistory={() => setHistoryOpen(true)}
          onDelete={remove}
          isSuggestion={isSuggesting}
          suggest={
            isSuggesting &&
            base?.orgId !== undefined && (
              <SuggestButton
                uid={uid}
                orgId={base.orgId}
                snippet={base}
                suggesting={suggesting}
                editing={editing}
                draft={suggestion}
                onShow={show}
                onSend={send}
                onClose={() => setSuggestion(null)}
              />
            )
          }
          start={base === null && isUnwritten(edited) && <OldEmailStart library={library} onMake={begin} />}
        />
        {/* It stands before what it says comes, so that screen readers hear it. */}
        <div role="status">
          {(offer.offered ?? newer ?? base?.orgId ?? base?.copiedFrom) && (
            <EditorNotices
              library={library}
              editing={editing}
              snippet={newest ?? base}
              offer={offer}
              newer={newer}
              mayWrite={base !== null && mayWrite(base)}
              isSuggesting={isSuggesting}
              onShow={show}
              onSave={save}
            />
          )}
        </div>
        <TitleField
          title={edited.title}
          editable={editable}
          problem={problems.title}
          autoFocus={isNew && edited.title === ''}
          onChange={(title) => change((current) => ({ ...current, title }))}
          onDone={focusText}
        />
        <div className={styles.meta}>
          <TagsField
            tags={edited.tags}
            known={knownTags}
            editable={editable}
            problem={problems.tags}
            saves={saves}
            onChange={(tags) => change((current) => ({ ...current, tags }))}
          />
          {place.organization && (
            <LibraryChoice
              orgId={orgId}
              organization={place.organization}
              isOpen={base === null && place.isOpen}
              onChange={place.choose}
            />
          )}
        </div>
        <VersionTabs
          id={id}
          current={tab}
          stateOf={versions.stateOf}
          doubtsOf={versions.countDoubts}
          onChange={setTab}
        />
        <WrittenSnippetContext value={written}>
          <VersionPanels
            id={id}
            current={tab}
            edited={edited}
            editable={editable}
            problem={problems.versions}
            variables={variables.all}
            options={options}
            making={versions.making}
            rewritten={versions.rewritten}
            review={versions.review}
            onWrite={versions.write}
            onMake={versions.ask}
            onMakeAll={versions.update}
            onStop={versions.stop}
            onCopy={versions.copy}
            onDoubt={versions.openDoubt}
            onHandle={(sex, handle) => {
              register(sex, handle);
              if (handle) lead();
            }}
          />
        </WrittenSnippetContext>
      </div>
      <div className={styles.side}>
        {editable && (versions.review !== null || versions.stale.length > 0) && (
          <ReviewRail
            stale={versions.stale}
            review={versions.review}
            doubts={versions.doubts}
            source={edited.versions[tab]?.source ?? null}
            isMadeByLastStep={versions.isMadeByLastStep}
            list={toDecide}
            onShow={(doubt) => {
              editors.current[tab]?.reveal(doubt);
              versions.showDoubt(doubt);
            }}
            onUpdate={versions.update}
          />
        )}
        <VariablesRail
          library={library}
          snippetId={base?.id ?? null}
          used={used}
          others={variables.others}
          kinds={kinds}
          areOffered={variables.areOffered}
          editable={editable && !isSuggesting}
          onInsert={(name) => editors.current[tab]?.insertVariable(name)}
          onColor={(name, color) => change((current) => chooseColor(current, name, color))}
          onRewrite={versions.rewrite}
        />
      </div>
      <LeaveQuestion
        guard={guard}
        isDirty={isDirty}
        isSaving={editing.isSaving}
        text={
          draft.state === 'failed'
            ? 'Your changes are not saved, and this browser keeps no drafts: they would be lost.'
            : `Your changes are not ${isSuggesting ? 'sent' : 'saved'}. A draft of them stays on this device and is offered when you come back.`
        }
        onSave={isSuggesting ? null : async () => (await save()) !== null || editing.isWaitingNow()}
      />
      <VersionQuestions versions={versions} />
      {isHistoryOpen && base && (
        <HistoryDialog
          library={library}
          snippet={base}
          editing={editing}
          editable={editable}
          onSave={save}
          onRestored={show}
          onClose={() => setHistoryOpen(false)}
        />
      )}
      {editing.conflict && (
        <ConflictDialog
          mine={edited}
          conflict={editing.conflict}
          isShared={orgId !== null}
          isSaving={editing.isSaving}
          onResolve={(resolved) => void editing.resolve(resolved).then(goOnWith)}
          onKeepBoth={() => void editing.keepBoth().then(goOnWith)}
          onClose={editing.closeConflict}
        />
      )}
    </div>
  );
}
