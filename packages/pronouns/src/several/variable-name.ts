import { variableName } from '../dog/dog-words.ts';
import { Kind } from '../text/kinds.ts';
import type { Text } from '../text/text.ts';

/** Whether the token at `index` is a variable of one of these names. */
export type IsName = (index: number) => boolean;

/** Names are compared as the product keeps them: in any case, spaces of any kind and number. */
export function variableNaming(text: Text, names: readonly string[]): IsName {
  const known = new Set(names.map(asKept));
  return (index) => text.kind(index) === Kind.variable && known.has(asKept(bare(variableName(text, index))));
}

const bare = (raw: string) => raw.replace(/<[^>]*>/g, '').replace(/[{}]/g, '');

const asKept = (name: string) =>
  name
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .toLowerCase();
