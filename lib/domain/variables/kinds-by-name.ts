import type { KindOfVariable, VariableKind } from '@/lib/contracts/variable-kinds';
import { Refusal } from '@/lib/domain/organizations/refusal';

/** What the variables of a library ask for, by their names. */
export type KindsByName = ReadonlyMap<string, VariableKind>;

export const kindsByName = (kinds: readonly KindOfVariable[]): KindsByName =>
  new Map(kinds.map(({ name, kind }) => [name, kind]));

/** The names of the options of those that ask for a choice. */
export const optionNames = (kinds: KindsByName): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...kinds].flatMap(([name, kind]) =>
      kind.type === 'choice' ? [[name, kind.options.map((option) => option.name)] as const] : [],
    ),
  );

/** What a library keeps of them, as JSON. */
const mostCharacters = 400_000;

export interface AskedKind {
  readonly name: string;
  /** null: a text, of which nothing more is known. */
  readonly kind: VariableKind | null;
}

/** The kinds of a library with those that are asked for, by name; `most` of them. */
export function withKinds(
  known: readonly KindOfVariable[],
  asked: readonly AskedKind[],
  most: number,
): readonly KindOfVariable[] | Refusal {
  const kinds = new Map(kindsByName(known));
  for (const { name, kind } of asked) {
    if (kind === null || isPlainText(kind)) kinds.delete(name);
    else kinds.set(name, kind);
  }
  const all = [...kinds].map(([name, kind]) => ({ name, kind })).toSorted(byName);
  if (all.length > known.length && all.length > most) {
    return new Refusal('conflict', `At most ${most} variables of a library can ask for more than a text.`);
  }
  return JSON.stringify(all).length > mostCharacters
    ? new Refusal('conflict', 'The variables of this library know as much as they can. Use fewer options.')
    : all;
}

/** With those that come from elsewhere: what is known stays, and what there is no room for is left out. */
export function withNewKinds(
  known: readonly KindOfVariable[],
  coming: readonly AskedKind[],
  most: number,
): readonly KindOfVariable[] {
  let all = known;
  for (const asked of coming) {
    if (all.some(({ name }) => name === asked.name)) continue;
    const after = withKinds(all, [asked], most);
    if (!(after instanceof Refusal)) all = after;
  }
  return all;
}

const isPlainText = (kind: VariableKind) =>
  kind.type === 'text' && kind.default === undefined && kind.hint === undefined;

const byName = (a: KindOfVariable, b: KindOfVariable) => (a.name < b.name ? -1 : 1);
