import { candidateFromBriskine } from './import-briskine';
import {
  anyTextToHtml,
  oneTextCandidate,
  textAmong,
  titleAmong,
  type ImportCandidate,
} from './import-candidate';
import { candidateFromRow, candidatesFromJson } from './import-heelwrite';
import { candidatesFromList } from './import-json-list';
import { candidatesFromTextBlaze } from './import-text-blaze';
import { candidatesFromTextExpander } from './import-textexpander';
import { splitList } from '@/lib/domain/text/csv-text';

export interface RecognizedFile {
  /** The program that wrote it, as people know it. */
  readonly format: string;
  readonly candidates: readonly ImportCandidate[];
}

/** null: a table that tells nothing about snippets. */
export function recognizeRows(rows: readonly (readonly string[])[], fileName: string): RecognizedFile | null {
  const [first = [], ...rest] = rows;
  const header = first.map((cell) =>
    cell
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  );
  const has = (...names: string[]) => names.every((name) => header.includes(name));
  const body = rest.filter((row) => row.some((cell) => cell.trim() !== ''));
  const reader = (row: readonly string[]) => (column: string) => row[header.indexOf(column)] ?? '';
  const either = (...names: string[]) => names.find((name) => header.includes(name));
  const group = fileName.replace(/\.[^.]*$/, '');

  if (['male', 'female', 'neutral'].some((sex) => has(sex))) {
    const titleColumn = titleAmong(header) ?? 'title';
    const candidates = body.map((row) =>
      candidateFromRow((name) => {
        const column = name === 'title' ? titleColumn : name;
        return header.includes(column) ? reader(row)(column) : undefined;
      }),
    );
    return { format: 'Heelwrite CSV', candidates };
  }
  if (has('title', 'shortcut', 'body')) {
    const candidates = body.map((row) => {
      const cell = reader(row);
      return candidateFromBriskine({
        title: cell('title'),
        shortcut: cell('shortcut'),
        subject: cell('subject'),
        tags: cell('tags'),
        body: cell('body'),
      });
    });
    return { format: 'Briskine CSV', candidates };
  }
  const expanderText = either('snippet', 'content', 'plain text');
  if (has('abbreviation') && expanderText !== undefined) {
    const entries = body.map((row) => {
      const cell = reader(row);
      return { abbreviation: cell('abbreviation'), label: cell('label'), content: cell(expanderText), group };
    });
    return { format: 'TextExpander CSV', candidates: candidatesFromTextExpander(entries) };
  }
  const textColumn = textAmong(header);
  const titleColumn = titleAmong(header.filter((name) => name !== textColumn));
  if (titleColumn !== undefined && textColumn !== undefined) {
    const candidates = body.map((row) => {
      const cell = reader(row);
      return oneTextCandidate(cell(titleColumn), anyTextToHtml(cell(textColumn)), splitList(cell('tags')));
    });
    return { format: 'CSV table', candidates };
  }
  return recognizeHeadless(rows, group);
}

/** TextExpander also writes its table without a header: abbreviation, text and, where there is one, the label. */
function recognizeHeadless(rows: readonly (readonly string[])[], group: string): RecognizedFile | null {
  const body = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (body.length === 0 || body.some((row) => row.length < 2 || row.length > 3)) return null;
  const entries = body.map(([abbreviation = '', content = '', label = '']) => ({
    abbreviation,
    content,
    label,
    group,
  }));
  return { format: 'TextExpander CSV', candidates: candidatesFromTextExpander(entries) };
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** null: data that tells nothing about snippets. */
export function recognizeJson(json: unknown): RecognizedFile | null {
  const own = candidatesFromJson(json);
  if (own) return { format: 'Heelwrite JSON', candidates: own };
  const blaze = candidatesFromTextBlaze(json);
  if (blaze) return { format: 'Text Blaze JSON', candidates: blaze };
  const templates = templatesIn(json);
  if (templates) return { format: 'Briskine JSON', candidates: templates.map(candidateFromTemplate) };
  const written = candidatesFromList(json);
  return written && { format: 'JSON list', candidates: written };
}

function templatesIn(json: unknown): readonly Fields[] | null {
  const list = isFields(json) && !Array.isArray(json) ? json.templates : json;
  if (!Array.isArray(list) || list.length === 0) return null;
  return list.every((entry) => isFields(entry) && typeof entry.body === 'string') ? list : null;
}

function candidateFromTemplate(entry: Fields): ImportCandidate {
  return candidateFromBriskine({
    title: text(entry.title),
    shortcut: text(entry.shortcut),
    subject: text(entry.subject),
    tags: Array.isArray(entry.tags) ? entry.tags.map(text) : text(entry.tags),
    body: text(entry.body),
  });
}

/** A TextExpander group or settings file, read from its property list; null for another one. */
export function recognizePropertyList(list: unknown): RecognizedFile | null {
  if (!isFields(list)) return null;
  const snippets = list.snippetsTE3 ?? list.snippetsTE2;
  if (!Array.isArray(snippets)) return null;
  const groupOfAll = isFields(list.groupInfo) ? text(list.groupInfo.groupName) : '';
  const groupById = new Map<string, string>();
  for (const group of Array.isArray(list.groupsTE2) ? list.groupsTE2 : []) {
    if (!isFields(group) || !Array.isArray(group.snippetUUIDs)) continue;
    for (const id of group.snippetUUIDs) groupById.set(text(id), text(group.name));
  }
  const entries = snippets.filter(isFields).map((snippet) => {
    const group = groupById.get(text(snippet.uuidString)) ?? groupOfAll;
    return {
      abbreviation: text(snippet.abbreviation),
      label: text(snippet.label),
      content: text(snippet.plainText),
      ...(group !== '' && { group }),
      ...(typeof snippet.snippetType === 'number' && { type: snippet.snippetType }),
    };
  });
  return { format: 'TextExpander group', candidates: candidatesFromTextExpander(entries) };
}
