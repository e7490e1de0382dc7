import { textAmong, titleAmong } from './field-names';
import { splitList } from '@/lib/domain/text/csv-text';
import { foreignCandidate } from './foreign-candidate';
import { anyTextToHtml, type ImportCandidate } from './import-candidate';
import { isFields, text, type Fields } from './json-fields';
import { versionOrder } from '@/lib/domain/snippets/version-state';

/**
 * A JSON list that someone wrote by hand: each entry has a title, and a text or versions, as text or html. null for one
 * that holds no text at all.
 */
export function candidatesFromList(json: unknown): ImportCandidate[] | null {
  const list: unknown = isFields(json) ? json.snippets : json;
  if (!Array.isArray(list) || !list.every(isFields)) return null;
  const candidates = list.map((entry) => candidateFromEntry(inLowerCase(entry)));
  const holdsText = ({ versions }: ImportCandidate) =>
    versionOrder.some((sex) => (versions[sex]?.html ?? '').trim() !== '');
  return candidates.some(holdsText) ? candidates : null;
}

function candidateFromEntry(entry: Fields): ImportCandidate {
  const tags = Array.isArray(entry.tags) ? entry.tags.map(text) : splitList(text(entry.tags));
  const given = isFields(entry.versions) ? inLowerCase(entry.versions) : entry;
  const versions = versionOrder.flatMap((sex) => {
    const html = htmlOf(given[sex]);
    return html.trim() === '' ? [] : [[sex, { html, origin: 'written' }] as const];
  });
  const names = Object.keys(entry).filter((name) => text(entry[name]).trim() !== '');
  const titled = (columns: readonly string[]) => text(entry[titleAmong(columns) ?? '']);
  if (versions.length > 0) {
    return { title: titled(names), tags, versions: Object.fromEntries(versions), notes: [] };
  }
  const textName = textAmong(names);
  const title = titled(names.filter((name) => name !== textName));
  return foreignCandidate(title, text(entry[textName ?? '']), tags);
}

function htmlOf(value: unknown): string {
  return anyTextToHtml(isFields(value) ? text(value.html) || text(value.text) : text(value));
}

const inLowerCase = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.trim().toLowerCase(), value]));
