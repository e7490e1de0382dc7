import {
  recognizeJson,
  recognizePropertyList,
  recognizeRows,
  recognizeYaml,
  type RecognizedFile,
} from '@/lib/domain/import/import-format';
import { candidateFromEmail } from '@/lib/domain/import/formats/email';
import { decodeText } from '@/lib/domain/import/tables/decode-text';
import { readTable, type ParseTable } from '@/lib/domain/import/tables/read-table';
import { lineOfOpenQuote } from '@/lib/domain/import/tables/unclosed-quote';
import { readPropertyList } from './property-list';

/** Says in a sentence why a file cannot be imported. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

const mostBytes = 20 * 1_024 * 1_024;
const unknownContent =
  'No snippets were found in this file. Heelwrite reads its own CSV and JSON, tables with a title and a text column, exports from TextExpander, Text Blaze, Briskine, espanso and Beeftext, and saved emails (.eml).';
const unknownJson =
  'No snippets were found in this file: its JSON should be a list of entries with a “title” and either a “text” or texts as “male”, “female” and “neutral”.';

export async function readImportFile(file: File): Promise<RecognizedFile> {
  if (file.size > mostBytes) throw new UnreadableFileError('This file is larger than 20 MB.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (/\.eml$/i.test(file.name) || file.type === 'message/rfc822') return readEmail(bytes);
  const text = decodeText(bytes);
  if (text.trim() === '') throw new UnreadableFileError('This file is empty.');
  if (text.startsWith('bplist')) {
    throw new UnreadableFileError(
      'This TextExpander file is in a binary form. Export the group as CSV instead.',
    );
  }
  const found = await recognize(text, file.name);
  if (!found || found.candidates.length === 0) throw new UnreadableFileError(unknownContent);
  return found;
}

async function recognize(content: string, name: string): Promise<RecognizedFile | null> {
  const text = content.trim();
  if (/^[{[]/.test(text)) {
    const found = recognizeJson(parseJson(text));
    if (!found || found.candidates.length === 0) throw new UnreadableFileError(unknownJson);
    return found;
  }
  if (/^<(?:\?xml|!doctype|plist)/i.test(text)) return recognizePropertyList(readPropertyList(text));
  if (/\.ya?ml$/i.test(name) || /^(?:matches|global_vars):\s*$/m.test(text)) {
    return recognizeYaml(await parseYaml(text));
  }
  const { default: papa } = await import('papaparse');
  const parse: ParseTable = (table, { delimiter, escape }) => {
    const { data, errors } = papa.parse<string[]>(table, {
      delimiter,
      newline: '\n',
      escapeChar: escape,
      skipEmptyLines: 'greedy',
    });
    return { rows: data, faults: errors };
  };
  // The blank lines at the start count: the line of a fault is the one that an editor shows.
  const { rows, delimiter, faults, text: table } = readTable(content.trimEnd(), parse);
  const line = lineOfOpenQuote(table, faults);
  if (line !== null) {
    throw new UnreadableFileError(
      `This file is damaged: the quotation mark that opens a cell on line ${line.toLocaleString()} is never closed.`,
    );
  }
  return recognizeRows(rows, name, delimiter);
}

async function parseYaml(text: string): Promise<unknown> {
  const { parse } = await import('yaml');
  try {
    return parse(text);
  } catch (error) {
    // The library says line and column, and what it expected there.
    const [where = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw new UnreadableFileError(`This file is damaged: ${where}`);
  }
}

async function readEmail(bytes: Uint8Array<ArrayBuffer>): Promise<RecognizedFile> {
  const { default: PostalMime } = await import('postal-mime');
  return { format: 'Email', candidates: [candidateFromEmail(await PostalMime.parse(bytes))] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFileError('This file is damaged: it ends or breaks off where more was expected.');
  }
}
