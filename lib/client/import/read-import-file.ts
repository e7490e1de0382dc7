import { candidateFromEmail } from '@/lib/domain/import/formats/email';
import { fieldName, isFieldName } from '@/lib/domain/import/formats/field-names';
import { recognizeJson, recognizePropertyList, recognizeYaml } from '@/lib/domain/import/import-data';
import { recognizeRows } from '@/lib/domain/import/import-table';
import type { RecognizedFile } from '@/lib/domain/import/recognized-file';
import { decodeText } from '@/lib/domain/import/tables/decode-text';
import { readTable, type ParseTable } from '@/lib/domain/import/tables/read-table';
import { lineOfOpenQuote } from '@/lib/domain/import/tables/unclosed-quote';
import { officeFileOf } from './office-file';
import { readPropertyList } from './property-list';
import { candidatesFromDocument, markedTextToHtml } from './read-document';
import { readWordFile } from './read-word-file';
import { readWorkbook } from './read-workbook';
import { UnreadableFileError } from './unreadable-file';

export interface Pasted {
  readonly text: string;
  /** '' where nothing but text was copied. */
  readonly html: string;
}

const mostBytes = 20 * 1_024 * 1_024;
/** What is read, as its sentences call it. */
type Given = 'this file' | 'what you pasted';
const damaged = (given: Given, how: string) =>
  new UnreadableFileError(`${given === 'this file' ? 'This file' : 'What you pasted'} is damaged: ${how}`);

const unknownContent =
  'No snippets were found in this file. Heelwrite reads its own CSV and JSON, spreadsheets and tables with a title and a text column, Word documents, exports from TextExpander, Text Blaze, Briskine, espanso, Beeftext, aText and PhraseExpress, and saved emails (.eml).';
const unknownJson = (given: Given) =>
  `No snippets were found in ${given}: its JSON should be a list of entries with a “title” and either a “text” or texts as “male”, “female” and “neutral”.`;

export async function readImportFile(file: File): Promise<RecognizedFile> {
  if (file.size > mostBytes) throw new UnreadableFileError('This file is larger than 20 MB.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = (await readOfficeFile(bytes, file.name)) ?? (await readOther(bytes, file));
  if (found.candidates.length === 0) throw new UnreadableFileError(unknownContent);
  return found;
}

/** What was copied elsewhere and pasted: a table, an export as text, or a document with headings. */
export async function readPasted({ text, html }: Pasted): Promise<RecognizedFile> {
  if (text.trim() === '' && html.trim() === '') throw new UnreadableFileError('There is no text to read.');
  const isDocument = /<h[1-6]\b/i.test(html);
  const found = isDocument ? null : await recognizeData(text, '', 'what you pasted');
  return found ?? documentOf(html === '' ? markedTextToHtml(text) : html, '');
}

const documentOf = (html: string, name: string): RecognizedFile => ({
  format: 'document',
  candidates: candidatesFromDocument(html, name),
});

/** null: no file of Office. */
async function readOfficeFile(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<RecognizedFile | null> {
  const kind = officeFileOf(bytes);
  if (kind === null) return null;
  if (kind === 'doc') {
    throw new UnreadableFileError('This is an older Word file. Save it as .docx in Word, and import that.');
  }
  if (kind === 'locked') {
    throw new UnreadableFileError('This file has a password. Save a copy without one, and import that.');
  }
  if (kind === 'docx') {
    return { format: 'Word document', candidates: await readWordFile(bytes, withoutExtension(name)) };
  }
  const found = await readWorkbook(bytes, kind, name);
  if (!found) throw new UnreadableFileError(unknownContent);
  return found;
}

async function readOther(bytes: Uint8Array<ArrayBuffer>, { name, type }: File): Promise<RecognizedFile> {
  if (/\.eml$/i.test(name) || type === 'message/rfc822') return readEmail(bytes);
  const text = decodeText(bytes);
  if (text.trim() === '') throw new UnreadableFileError('This file is empty.');
  if (text.startsWith('bplist')) {
    throw new UnreadableFileError(
      'This TextExpander file is in a binary form. Export the group as CSV instead.',
    );
  }
  if (/\.html?$/i.test(name)) return documentOf(text, withoutExtension(name));
  if (/\.(?:txt|md)$/i.test(name)) {
    const found = await recognizeData(text, name, 'this file');
    return found ?? documentOf(markedTextToHtml(text), withoutExtension(name));
  }
  const found = await recognize(text, name, 'this file');
  if (!found) throw new UnreadableFileError(unknownContent);
  return found;
}

const withoutExtension = (name: string) => name.replace(/\.[^.]*$/, '');

/** null for what somebody has written, "[Dog] did well" too; data that is damaged is said to be. */
async function recognizeData(text: string, name: string, given: Given): Promise<RecognizedFile | null> {
  try {
    return await recognize(text, name, given);
  } catch (error) {
    if (error instanceof UnreadableFileError && !isMeantAsData(text)) return null;
    throw error;
  }
}

function isMeantAsData(text: string): boolean {
  const [first = ''] = text.trim().split(/[\r\n]/, 1);
  const names = first.split(/[,;\t|]/).map((cell) => fieldName(cell.replace(/^\s*"|"\s*$/g, '')));
  return (
    /^(?:\{\s*"|\[\s*[{"]|(?:matches|global_vars):)/.test(text.trim()) || names.filter(isFieldName).length > 1
  );
}

async function recognize(content: string, name: string, given: Given): Promise<RecognizedFile | null> {
  const text = content.trim();
  if (/^[{[]/.test(text)) {
    const found = recognizeJson(parseJson(text, given));
    if (!found || found.candidates.length === 0) throw new UnreadableFileError(unknownJson(given));
    return found;
  }
  if (/^<(?:\?xml|!doctype|plist)/i.test(text)) return recognizePropertyList(readPropertyList(text));
  if (/\.ya?ml$/i.test(name) || /^(?:matches|global_vars):\s*$/m.test(text)) {
    return recognizeYaml(await parseYaml(text, given));
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
    throw damaged(
      given,
      `the quotation mark that opens a cell on line ${line.toLocaleString()} is never closed.`,
    );
  }
  return recognizeRows(rows, name, delimiter);
}

async function parseYaml(text: string, given: Given): Promise<unknown> {
  const { parse } = await import('yaml');
  try {
    // Lines that end in a carriage return alone would be one line to it.
    return parse(text.replace(/\r\n?/g, '\n'));
  } catch (error) {
    // The library says line and column, and what it expected there.
    const [where = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw damaged(given, where);
  }
}

/** A mail, or those that are attached to it: several templates are forwarded so at once. */
async function readEmail(bytes: Uint8Array<ArrayBuffer>): Promise<RecognizedFile> {
  const { default: PostalMime } = await import('postal-mime');
  const email = await PostalMime.parse(bytes, { forceRfc822Attachments: true });
  const isEmail = ({ mimeType }: { mimeType: string }) => mimeType === 'message/rfc822';
  const attached = email.attachments.filter(isEmail);
  if (attached.length === 0) return { format: 'Email', candidates: [candidateFromEmail(email)] };
  const others = email.attachments.filter((attachment) => !isEmail(attachment));
  const cover = candidateFromEmail({ ...email, attachments: others });
  const inner = await Promise.all(attached.map(({ content }) => PostalMime.parse(content)));
  const isBare = (email.text ?? '').trim() === '' && others.length === 0;
  return { format: 'Email', candidates: [...(isBare ? [] : [cover]), ...inner.map(candidateFromEmail)] };
}

function parseJson(text: string, given: Given): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged(given, 'it ends or breaks off where more was expected.');
  }
}
