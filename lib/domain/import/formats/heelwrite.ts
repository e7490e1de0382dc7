import type { Sex } from '@/lib/contracts/primitives';
import type { Variable, VariableColor } from '@/lib/contracts/snippet-fields';
import { readCell, splitList } from '@/lib/domain/text/csv-text';
import { anyTextToHtml, type ImportCandidate, type ImportVersion } from './import-candidate';
import { isFields, text, type Fields } from './json-fields';
import type { BySex } from '@/lib/domain/snippets/snippet-versions';
import { versionOrder } from '@/lib/domain/snippets/version-state';

const colors: Readonly<Record<VariableColor, true>> = {
  amber: true,
  sky: true,
  violet: true,
  lime: true,
  rose: true,
  coral: true,
  slate: true,
  spruce: true,
};
const isColor = (text: string): text is VariableColor => Object.hasOwn(colors, text);
const isSex = (text: string): text is Sex => versionOrder.some((sex) => sex === text);

/** A row of our own CSV, also one that someone wrote by hand with fewer columns; undefined for a column it lacks. */
export function candidateFromRow(column: (name: string) => string | undefined): ImportCandidate {
  const cell = (name: string) => readCell(column(name) ?? '').trim();
  const versions: { [S in Sex]?: ImportVersion } = {};
  for (const sex of versionOrder) {
    const html = cell(sex);
    if (html !== '') {
      versions[sex] = versionOf(anyTextToHtml(html), cell(`${sex} origin`), cell(`${sex} source`));
    }
  }
  const revision = Number(cell('revision'));
  const variables = splitList(cell('colors')).flatMap((entry) => variableOf(...splitAtColon(entry)));
  return {
    ...(cell('id') !== '' && { id: cell('id') }),
    ...(Number.isInteger(revision) && revision > 0 && { revision }),
    title: cell('title'),
    ...(column('tags') !== undefined && { tags: splitList(cell('tags')) }),
    versions,
    ...(variables.length > 0 && { variables }),
    ...withKinds(kindsIn(cell('kinds'))),
    notes: [],
  };
}

function versionOf(html: string, origin: string, source: string): ImportVersion {
  if (origin !== 'generated') return { html, origin: 'written' };
  return { html, origin, ...(isSex(source) && { source }) };
}

const splitAtColon = (entry: string): [string, string] => {
  const at = entry.lastIndexOf(':');
  return [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
};

const variableOf = (name: string, color: string): Variable[] =>
  name !== '' && isColor(color) ? [{ name, color }] : [];

/** Snippets of our own JSON, bare or in their envelope; null where it is something else. */
export function candidatesFromJson(json: unknown): ImportCandidate[] | null {
  const list: unknown = isFields(json) ? json.snippets : json;
  if (!Array.isArray(list) || list.length === 0) return null;
  if (!list.every((entry) => isFields(entry) && isFields(entry.versions) && isOurs(entry.versions)))
    return null;
  const known = isFields(json) ? listOf(json.variables).filter(hasKind) : [];
  return (list as Fields[]).map((fields) => candidateFromFields(fields, known));
}

const isOurs = (versions: Fields) =>
  versionOrder.every((sex) => {
    const version = versions[sex] ?? null;
    return version === null || (isFields(version) && typeof version.html === 'string');
  });

function candidateFromFields(fields: Fields, known: readonly Fields[]): ImportCandidate {
  const given = fields.versions as Fields;
  const versions: BySex<ImportVersion> = Object.fromEntries(
    versionOrder.flatMap((sex) => {
      const version = given[sex];
      if (!isFields(version) || text(version.html).trim() === '') return [];
      return [[sex, versionOf(text(version.html), text(version.origin), text(version.source))]];
    }),
  );
  const variables = listOf(fields.variables).flatMap((variable) =>
    isFields(variable) ? variableOf(text(variable.name), text(variable.color)) : [],
  );
  const names = new Set(variables.map(({ name }) => name));
  const kinds = [
    ...listOf(fields.variables).filter(hasKind),
    ...known.filter(({ name }) => names.has(text(name))),
  ];
  return {
    ...(text(fields.id) !== '' && { id: text(fields.id) }),
    ...(Number.isInteger(fields.revision) && { revision: fields.revision as number }),
    title: text(fields.title),
    ...(Array.isArray(fields.tags) && { tags: fields.tags.filter((tag) => typeof tag === 'string') }),
    versions,
    ...(variables.length > 0 && { variables }),
    ...withKinds(kinds),
    notes: [],
  };
}

const withKinds = (kinds: readonly unknown[]) => (kinds.length > 0 ? { kinds } : {});

const hasKind = (variable: unknown): variable is Fields => isFields(variable) && isFields(variable.kind);

function kindsIn(cell: string): readonly unknown[] {
  try {
    return cell === '' ? [] : listOf(JSON.parse(cell)).filter(hasKind);
  } catch {
    return [];
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
