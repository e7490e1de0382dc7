import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { FormDialog } from '@/components/floating/FormDialog';
import { Button } from '@/components/ui/buttons/Button';
import { Field } from '@/components/ui/fields/Field';
import { useHiddenSnippets } from '@/lib/client/queries/snippets/hidden-snippets';
import { libraryQuery, type Library } from '@/lib/client/queries/snippets/snippet-queries';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { addVariableKinds } from '@/lib/client/queries/snippets/variable-kind-changes';
import { useFailureNotice } from '@/components/notices/use-failure-notice';
import type { Variable } from '@/lib/contracts/snippet-fields';
import type { VariableKind } from '@/lib/contracts/variable-kinds';
import type { EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import { renameInHtml, renameVariable, usesVariable } from '@/lib/domain/snippets/rename-variable';
import type { BySex } from '@/lib/domain/snippets/snippet-versions';
import { longestVariableName, variableName } from '@/lib/domain/text/variables';
import { otherSnippets } from './renaming-words';
import styles from './RenameDialog.module.css';
import { useRenameEverywhere } from './use-rename-everywhere';

export type Rewrite = (
  textOf: (html: string) => string,
  take: (edited: EditedSnippet, saved: EditedSnippet, texts: BySex<string>) => EditedSnippet,
) => void;

interface Props {
  library: Library;
  /** The snippet in the editor; null while it was never saved. */
  snippetId: string | null;
  variable: Variable;
  kind: VariableKind | undefined;
  /** The variables of the snippet as it stands in the editor. */
  used: readonly Variable[];
  /** All that have a color in the library. */
  known: readonly Variable[];
  onRewrite: Rewrite;
  /** Called with the name that the variable has got, where it has one. */
  onClose: (name?: string) => void;
}

const selectAll = (field: HTMLInputElement | null) => field?.select();

export function RenameDialog(props: Props) {
  const { library, snippetId, variable, kind, used, known, onRewrite, onClose } = props;
  const id = useId();
  const { name: from } = variable;
  const [typed, setTyped] = useState(from);
  const [isRefused, setRefused] = useState(false);
  const [isEverywhere, setEverywhere] = useState(false);
  const hidden = useHiddenSnippets();
  const { data: held } = useQuery(libraryQuery(library));
  // Everywhere is offered once all are known.
  const snippets = held?.isWhole ? held.snippets : [];
  const rest = snippets.filter(({ id: other }) => other !== snippetId && !hidden.has(other));
  const others = rest.filter(({ versions }) => usesVariable(versions, from));
  const renameEverywhere = useRenameEverywhere(library);
  const client = useQueryClient();
  const tellFailure = useFailureNotice();

  const to = variableName(typed);
  const isCalledSo = ({ name }: Variable) => name === to;
  const isTaken =
    to !== from && (used.some(isCalledSo) || rest.some(({ variables }) => variables.some(isCalledSo)));
  const rename = (event: SubmitEvent) => {
    event.preventDefault();
    setRefused(to === null);
    if (to === null) return;
    if (to !== from) {
      const renaming = { from, to, color: known.some(isCalledSo) ? null : variable.color };
      onRewrite(
        (html) => renameInHtml(html, renaming),
        (edited, saved, texts) => renameVariable(edited, saved, renaming, texts),
      );
      if (kind)
        void addVariableKinds(client, library, [{ name: to, kind }]).catch((error: unknown) =>
          tellFailure(error, { text: `“${to}” asks for a text now. ${errorSentence(error)}` }),
        );
      if (isEverywhere && others.length > 0) {
        void renameEverywhere(others, from, (text) => renameVariable(text, text, renaming));
      }
    }
    onClose(to);
  };

  return (
    <FormDialog
      title={`Rename “${from}”`}
      action={
        <Button variant="contained" type="submit">
          Rename
        </Button>
      }
      onSubmit={rename}
      onClose={() => onClose()}
    >
      <Field
        label="New name"
        autoFocus
        inputRef={selectAll}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestVariableName}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setRefused(false);
        }}
        error={isRefused ? refusal(typed) : undefined}
        hint={hintFor(typed, to, isTaken)}
      />
      {others.length > 0 && (
        <fieldset>
          <legend className={styles.legend}>Where</legend>
          <label className={styles.place}>
            <input type="radio" name={id} checked={!isEverywhere} onChange={() => setEverywhere(false)} />
            <span>In this snippet</span>
          </label>
          <label className={styles.place}>
            <input type="radio" name={id} checked={isEverywhere} onChange={() => setEverywhere(true)} />
            <span>
              Everywhere: also in {otherSnippets(others.length)}
              <small>
                {others.length === 1 ? 'It is' : 'They are'} saved right away, this snippet when you save it.
              </small>
            </span>
          </label>
        </fieldset>
      )}
    </FormDialog>
  );
}

const refusal = (typed: string) =>
  typed.trim() === ''
    ? 'A variable needs a name.'
    : 'A name starts with a letter, then letters, digits, spaces, _ or -.';

function hintFor(typed: string, to: string | null, isTaken: boolean): string | undefined {
  if (to === null) return undefined;
  if (isTaken) return `“${to}” is already in use: the two will become one.`;
  return typed === to ? undefined : `It will read {{${to}}}.`;
}
