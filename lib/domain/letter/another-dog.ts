import type { Sex } from '@/lib/contracts/primitives';
import type { KindsByName } from '@/lib/domain/variables/kinds-by-name';
import type { Letter } from './letter';
import { withDog } from './several-dogs';

/** Names of who a dog and its people are. */
const who = /^name$|\b(?:dog|puppy|pup|client|owner|handler|family|breed|age|weight|birthday)\b/;
/** Names of what was agreed on with them for once. */
const passing = /\b(?:date|day|time|hour|next lesson|next session|appointment|until)\b/;

const words = (name: string) => name.replace(/[_-]+/g, ' ').toLowerCase();

/** Whether what a variable holds is over by the next letter: a day above all. */
export const isPassing = (name: string, kinds: KindsByName): boolean =>
  kinds.get(name)?.type === 'date' || passing.test(words(name));

/** The same blocks for another dog: what was typed about the first one is emptied. Blocks get ids of their own, so that it is a letter of its own. */
export function forAnotherDog(letter: Letter, sex: Sex, kinds: KindsByName, newId: () => string): Letter {
  const isOfOneDog = (name: string) => who.test(words(name)) || isPassing(name, kinds);
  return {
    ...withDog(letter, sex),
    values: Object.fromEntries(Object.entries(letter.values).filter(([name]) => !isOfOneDog(name))),
    blocks: letter.blocks.map((block) => ({ ...block, id: newId() })),
  };
}
