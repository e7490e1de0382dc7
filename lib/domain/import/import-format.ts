import { candidatesFromBeeftext } from '@/lib/domain/import/formats/beeftext';
import { candidateFromBriskine } from '@/lib/domain/import/formats/briskine';
import { foreignCandidate } from '@/lib/domain/import/formats/foreign-candidate';
import type { ImportCandidate } from '@/lib/domain/import/formats/import-candidate';
import { candidateFromRow, candidatesFromJson } from '@/lib/domain/import/formats/heelwrite';
import { isFields, text, type Fields } from '@/lib/domain/import/formats/json-fields';
import { candidatesFromList } from '@/lib/domain/import/formats/json-list';
import { candidatesFromEspanso } from '@/lib/domain/import/formats/espanso';
import { candidatesFromTextBlaze } from '@/lib/domain/import/formats/text-blaze';
import { candidatesFromTextExpander } from '@/lib/domain/import/formats/textexpander';
import { fieldName, shortcutAmong, textAmong, titleAmong } from '@/lib/domain/import/formats/field-names';
import { columnsByContent, isHeader } from '@/lib/domain/import/tables/columns';
import { fitRow, type FittedRow } from '@/lib/domain/import/tables/fit-row';
import { splitList } from '@/lib/domain/text/csv-text';

export interface RecognizedFile {
  /** The program that wrote it, as people know it. */
  readonly format: string;
  readonly candidates: readonly ImportCandidate[];
}

/** null: a table that tells nothing about snippets. */
export function recognizeRows(
  rows: readonly (readonly string[])[],
  fileName: string,
  delimiter = ',',
): RecognizedFile | null {
  const [first = [], ...rest] = rows;
  const header = first.map(fieldName);
  const has = (...names: string[]) => names.every((name) => header.includes(name));
  const body = rest.filter((row) => row.some((cell) => cell.trim() !== ''));
  const fitted = body.map((row) => fitRow(row, header.length, delimiter));
  const cellsOf =
    ({ cells }: FittedRow) =>
    (column: string) =>
      cells[header.indexOf(column)] ?? '';
  /** With what was done to read their rows. */
  const told = (candidates: readonly ImportCandidate[]) =>
    candidates.map((candidate, at): ImportCandidate => {
      const { note, unread } = fitted[at] ?? {};
      const notes = note === undefined ? candidate.notes : [...candidate.notes, note];
      return { ...candidate, notes, ...(unread !== undefined && { unread }) };
    });
  const read = (candidateFrom: (cell: (column: string) => string) => ImportCandidate) =>
    told(fitted.map((row) => candidateFrom(cellsOf(row))));
  const either = (...names: string[]) => names.find((name) => header.includes(name));
  const group = fileName.replace(/\.[^.]*$/, '');

  if (['male', 'female', 'neutral'].some((sex) => has(sex))) {
    const titleColumn = titleAmong(header) ?? 'title';
    const candidates = read((cell) =>
      candidateFromRow((name) => {
        const column = name === 'title' ? titleColumn : name;
        return header.includes(column) ? cell(column) : undefined;
      }),
    );
    return { format: 'Heelwrite CSV', candidates };
  }
  if (has('title', 'shortcut', 'body')) {
    const candidates = read((cell) =>
      candidateFromBriskine({
        title: cell('title'),
        shortcut: cell('shortcut'),
        subject: cell('subject'),
        tags: cell('tags'),
        body: cell('body'),
      }),
    );
    return { format: 'Briskine CSV', candidates };
  }
  const expanderText = either('snippet', 'content', 'plain text');
  if (has('abbreviation') && expanderText !== undefined) {
    const entries = fitted.map((row) => {
      const cell = cellsOf(row);
      return { abbreviation: cell('abbreviation'), label: cell('label'), content: cell(expanderText), group };
    });
    return { format: 'TextExpander CSV', candidates: told(candidatesFromTextExpander(entries)) };
  }
  const textColumn = textAmong(header);
  const titleColumn = titleAmong(header.filter((name) => name !== textColumn));
  if (titleColumn !== undefined && textColumn !== undefined) {
    const shortcutColumn = shortcutAmong(
      header.filter((name) => name !== titleColumn && name !== textColumn),
    );
    const candidates = read((cell) =>
      foreignCandidate(
        cell(titleColumn),
        cell(textColumn),
        splitList(cell('tags')),
        cell(shortcutColumn ?? ''),
      ),
    );
    return { format: 'CSV table', candidates };
  }
  return recognizeHeadless(rows, group);
}

/** A table whose first line names nothing that is known, or is a row itself: what stands in a column tells what it is. */
function recognizeHeadless(rows: readonly (readonly string[])[], group: string): RecognizedFile | null {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const columns = columnsByContent(filled);
  if (columns === null) return null;
  const [first = [], ...rest] = filled;
  const body = isHeader(first, rest, columns) ? rest : filled;
  const { title, text, shortcut } = columns;
  // TextExpander writes its table so: abbreviation, text and, where there is one, the label.
  if (text === 1 && body === filled) {
    const entries = body.map(([abbreviation = '', content = '', label = '']) => ({
      abbreviation,
      content,
      label,
      group,
    }));
    return { format: 'TextExpander CSV', candidates: candidatesFromTextExpander(entries) };
  }
  const cell = (row: readonly string[], column: number | null) =>
    column === null ? '' : (row[column] ?? '');
  return {
    format: 'CSV table',
    candidates: body.map((row) =>
      foreignCandidate(cell(row, title), cell(row, text), [], cell(row, shortcut)),
    ),
  };
}

/** null: data that tells nothing about snippets. */
export function recognizeJson(json: unknown): RecognizedFile | null {
  const own = candidatesFromJson(json);
  if (own) return { format: 'Heelwrite JSON', candidates: own };
  const beeftext = candidatesFromBeeftext(json);
  if (beeftext) return { format: 'Beeftext JSON', candidates: beeftext };
  const blaze = candidatesFromTextBlaze(json);
  if (blaze) return { format: 'Text Blaze JSON', candidates: blaze };
  const templates = templatesIn(json);
  if (templates) return { format: 'Briskine JSON', candidates: templates.map(candidateFromTemplate) };
  const written = candidatesFromList(json);
  return written && { format: 'JSON list', candidates: written };
}

/** null: YAML that tells nothing about snippets. */
export function recognizeYaml(yaml: unknown): RecognizedFile | null {
  const candidates = candidatesFromEspanso(yaml);
  return candidates && { format: 'espanso YAML', candidates };
}

function templatesIn(json: unknown): readonly Fields[] | null {
  const list = isFields(json) ? json.templates : json;
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
  const snippets = list.snippetsTE3 ?? list.snippetsTE2 ?? list.snippetPlists;
  if (!Array.isArray(snippets)) return null;
  const groupOfAll = isFields(list.groupInfo) ? text(list.groupInfo.groupName) : text(list.name);
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
