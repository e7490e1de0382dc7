import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { isTooDeep, tooDeepSentence } from '@/lib/domain/text/html-depth';
import { htmlToLine, isBlankHtml } from '@/lib/domain/text/html-text';
import type { ImportCandidate } from '@/lib/domain/import/formats/import-candidate';
import type { BySex } from '@/lib/domain/snippets/snippet-versions';
import { sexNames, versionOrder } from '@/lib/domain/snippets/version-state';

export interface ImportLimits {
  readonly title: number;
  readonly html: number;
  readonly tags: number;
  readonly tag: number;
}

export type PlannedRow = ImportCandidate &
  (
    | { readonly does: 'create' }
    /** It would be the second one with this title, or a later one. */
    | { readonly does: 'repeat' }
    | { readonly does: 'update' }
    | { readonly does: 'skip'; readonly reason: string }
  );

/** What would come of each row of a file in a library; nothing is ever deleted. */
export function planImport(
  candidates: readonly ImportCandidate[],
  library: readonly Snippet[],
  limits: ImportLimits,
): PlannedRow[] {
  const byId = new Map(library.map((snippet) => [snippet.id, snippet]));
  const present = new Set(library.map(fingerprint));
  const titles = new Set(library.map(({ title }) => title.toLowerCase()));
  const seenIds = new Set<string>();
  return candidates.map((candidate): PlannedRow => {
    const row = withinLimits(candidate, limits);
    const skip = (reason: string): PlannedRow => ({ ...row, does: 'skip', reason });
    const unfit = row.unread ?? reasonAgainst(row, limits);
    if (unfit !== null) return skip(unfit);
    const current = row.id === undefined ? undefined : byId.get(row.id);
    if (row.id !== undefined && current) {
      if (seenIds.has(row.id)) return skip('This snippet is in the file twice.');
      seenIds.add(row.id);
      if (isUnchanged(row, current)) return skip('Nothing about it has changed.');
      if (row.revision !== undefined && row.revision !== current.revision) {
        return skip('It was changed here after it was exported.');
      }
      return { ...row, does: 'update' };
    }
    const print = fingerprint(row);
    if (present.has(print)) return skip('You already have this snippet.');
    present.add(print);
    return { ...row, does: titles.has(row.title.toLowerCase()) ? 'repeat' : 'create' };
  });
}

function reasonAgainst({ versions, notes }: ImportCandidate, limits: ImportLimits): string | null {
  if (versionOrder.every((sex) => isBlankHtml(versions[sex]?.html ?? ''))) {
    // What was left out of it may have been all there was.
    return ['It has no text.', ...notes].join(' ');
  }
  const long = versionOrder.find((sex) => (versions[sex]?.html.length ?? 0) > limits.html);
  if (long !== undefined)
    return `${itsText(long)} is longer than ${limits.html.toLocaleString('en-US')} characters.`;
  const deep = versionOrder.find((sex) => isTooDeep(versions[sex]?.html ?? ''));
  return deep === undefined ? null : tooDeepSentence(itsText(deep));
}

const itsText = (sex: Sex) => `Its ${sexNames[sex].toLowerCase()} text`;

function withinLimits(candidate: ImportCandidate, limits: ImportLimits): ImportCandidate {
  const notes = [...candidate.notes];
  const open = openBraces(candidate);
  if (open !== null) notes.push(`Braces are not closed: “${open}”.`);
  let title = candidate.title.replace(/\s+/g, ' ').trim();
  if (title === '') {
    const first = versionOrder
      .map((sex) => htmlToLine(candidate.versions[sex]?.html ?? ''))
      .find((line) => line !== '');
    title = shorten(first ?? '', 60);
    if (title !== '') notes.push('It has no title, so it is named after its first words.');
  }
  if (title.length > limits.title) {
    title = shorten(title, limits.title);
    notes.push('Its title is shortened.');
  }
  const tags = candidate.tags && tidyTags(candidate.tags, limits);
  if ((candidate.tags?.length ?? 0) > limits.tags) notes.push(`Only its first ${limits.tags} tags are kept.`);
  return { ...candidate, title, ...(tags && { tags }), notes };
}

/** The beginning of the first variable that never closes. */
function openBraces({ versions }: ImportCandidate): string | null {
  for (const sex of versionOrder) {
    const line = htmlToLine(versions[sex]?.html ?? '').replace(/\{\{[^{}]*\}\}/g, ' ');
    const open = line.indexOf('{{');
    if (open !== -1) return shorten(line.slice(open), 24);
  }
  return null;
}

function tidyTags(tags: readonly string[], limits: ImportLimits): string[] {
  const tidy = tags.map((tag) => tag.trim().slice(0, limits.tag).trim()).filter((tag) => tag !== '');
  return [...new Set(tidy)].slice(0, limits.tags);
}

function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${space > most / 2 ? cut.slice(0, space) : cut}…`;
}

/** Two snippets with the same title and the same words are the same to whoever imports a file twice. */
function fingerprint({ title, versions }: { title: string; versions: BySex<{ html: string }> }): string {
  const lines = versionOrder.map((sex) => htmlToLine(versions[sex]?.html ?? ''));
  return [title.toLowerCase(), ...lines].join('\n');
}

function isUnchanged(row: ImportCandidate, current: Snippet): boolean {
  const sameTags = row.tags === undefined || row.tags.join('\n') === current.tags.join('\n');
  const colors = new Map(current.variables.map(({ name, color }) => [name, color]));
  return (
    sameTags &&
    row.title === current.title &&
    versionOrder.every((sex) => (row.versions[sex]?.html ?? '') === (current.versions[sex]?.html ?? '')) &&
    (row.variables ?? []).every(({ name, color }) => (colors.get(name) ?? color) === color)
  );
}
