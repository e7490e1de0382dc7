import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cleanPastedHtml } from '@/components/editor/pasted/pasted-html';
import { useFailureNotice } from '@/components/notices/use-failure-notice';
import { addVariableKinds } from '@/lib/client/queries/snippets/variable-kind-changes';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { useSignedInUser } from '@/contexts/AuthContext';
import { readImportFile, readPasted, type Pasted } from '@/lib/client/import/read-import-file';
import { kindsInRows } from '@/lib/client/import/kinds-in-rows';
import { UnreadableFileError } from '@/lib/client/import/unreadable-file';
import { importInBatches, type ImportDraft } from '@/lib/client/queries/snippets/snippet-import';
import { refreshLibrary } from '@/lib/client/queries/snippets/snippet-changes';
import type { ImportCandidate } from '@/lib/domain/import/formats/import-candidate';
import type { RecognizedFile } from '@/lib/domain/import/recognized-file';
import type { Columns } from '@/lib/domain/import/tables/columns';
import type { PlannedRow } from '@/lib/domain/import/import-plan';
import { editableHtml } from '@/lib/domain/text/rich-text-html';
import { parseRichText } from '@/lib/domain/text/rich-text';
import { versionOrder } from '@/lib/domain/snippets/version-state';

export interface FinishedImport {
  readonly created: number;
  readonly updated: number;
  readonly skipped: readonly { readonly title: string; readonly reason: string }[];
  readonly error: unknown;
  /** What was not sent because of the error. */
  readonly rest: readonly PlannedRow[];
}

/** Why nothing could be read, and of what. */
export interface ImportProblem {
  readonly of: 'file' | 'pasted';
  readonly sentence: string;
}

type Step =
  | { readonly name: 'choose'; readonly problem: ImportProblem | null }
  | { readonly name: 'reading' }
  | { readonly name: 'preview'; readonly source: string; readonly file: RecognizedFile }
  | { readonly name: 'importing'; readonly done: number; readonly total: number }
  /** What is tried again belongs to the same run. */
  | ({ readonly name: 'result'; readonly run: string } & FinishedImport);

interface Import {
  readonly step: Step;
  readonly read: (given: File | Pasted) => Promise<void>;
  /** What the columns of a table hold, told by hand. */
  readonly assign: (columns: Columns) => void;
  readonly begin: (rows: readonly PlannedRow[]) => Promise<void>;
  readonly retry: () => Promise<void>;
  readonly restart: () => void;
}

/** The steps of an import into one library. */
export function useImport(orgId: string | null): Import {
  const { uid } = useSignedInUser();
  const client = useQueryClient();
  const tellFailure = useFailureNotice();
  const tellKinds = (error: unknown) =>
    tellFailure(error, { text: `What the variables ask for was not taken over. ${errorSentence(error)}` });
  const [step, setStep] = useState<Step>({ name: 'choose', problem: null });

  const read = async (given: File | Pasted) => {
    const isFile = given instanceof File;
    setStep({ name: 'reading' });
    try {
      const found = await (isFile ? readImportFile(given) : readPasted(given));
      const isOurs = found.format.startsWith('Heelwrite');
      const candidates = isOurs ? found.candidates : found.candidates.map(tidyForeign);
      const source = isFile ? given.name : 'What you pasted';
      setStep({ name: 'preview', source, file: { ...found, candidates } });
    } catch (error) {
      const sentence =
        error instanceof UnreadableFileError
          ? error.message
          : `${isFile ? 'This file' : 'What you pasted'} could not be read.`;
      setStep({ name: 'choose', problem: { of: isFile ? 'file' : 'pasted', sentence } });
    }
  };

  const assign = (columns: Columns) => {
    if (step.name !== 'preview' || !step.file.table) return;
    const table = { ...step.file.table, columns };
    setStep({ ...step, file: { ...step.file, table, candidates: table.read(columns).map(tidyForeign) } });
  };

  const send = async (rows: readonly PlannedRow[], run: string) => {
    const library = { uid, orgId };
    setStep({ name: 'importing', done: 0, total: rows.length });
    await addVariableKinds(client, library, kindsInRows(rows)).catch(tellKinds);
    const outcome = await importInBatches(library, rows.map(toDraft), run, (done) =>
      setStep({ name: 'importing', done, total: rows.length }),
    );
    await refreshLibrary(client, library);
    setStep({
      name: 'result',
      created: outcome.created,
      updated: outcome.updated,
      skipped: outcome.skipped.map(({ index, reason }) => ({ title: rows[index]?.title ?? '', reason })),
      error: outcome.error,
      rest: rows.slice(0, rows.length - outcome.done),
      run,
    });
  };
  const begin = (rows: readonly PlannedRow[]) => send(rows, crypto.randomUUID());
  const retry = async () => {
    if (step.name === 'result') await send(step.rest, step.run);
  };

  return { step, read, assign, begin, retry, restart: () => setStep({ name: 'choose', problem: null }) };
}

/** Html of other programs is cut down to what a snippet can hold, the same way as on paste. */
function tidyForeign(candidate: ImportCandidate): ImportCandidate {
  const cleaned = versionOrder.flatMap((sex) => {
    const version = candidate.versions[sex];
    return version ? [{ sex, version, ...cleanPastedHtml(version.html) }] : [];
  });
  return {
    ...candidate,
    versions: Object.fromEntries(
      cleaned.map(({ sex, version, html }) => [sex, { ...version, html: editableHtml(parseRichText(html)) }]),
    ),
    notes: cleaned.some(({ pictures, missesPictures }) => missesPictures || pictures.length > 0)
      ? [...candidate.notes, 'Its pictures are left out.']
      : candidate.notes,
  };
}

function toDraft(row: PlannedRow): ImportDraft {
  const { title, versions, tags, variables, id, revision, does } = row;
  return {
    title,
    versions: Object.fromEntries(
      versionOrder.flatMap((sex) => (versions[sex] ? [[sex, versions[sex]]] : [])),
    ),
    ...(tags && { tags: [...tags] }),
    ...(variables && { variables: [...variables] }),
    ...(does === 'update' && id !== undefined && { id, ...(revision !== undefined && { revision }) }),
  };
}
