import type { Sex } from '@/lib/contracts/primitives';
import type { Letter } from './letter';
import { withDog } from './several-dogs';

/** Names of what is true of one dog and its people, or agreed on with them. */
const ofOneDog =
  /^name$|\b(?:dog|puppy|pup|client|owner|handler|family|breed|age|weight|birthday|date|day|time|hour|next lesson|next session|appointment|until)\b/;

const isOfOneDog = (name: string) => ofOneDog.test(name.replace(/[_-]+/g, ' ').toLowerCase());

/** The same blocks for another dog: what was typed about the first one is emptied. Blocks get ids of their own, so that it is a letter of its own. */
export function forAnotherDog(letter: Letter, sex: Sex, newId: () => string): Letter {
  return {
    ...withDog(letter, sex),
    values: Object.fromEntries(Object.entries(letter.values).filter(([name]) => !isOfOneDog(name))),
    blocks: letter.blocks.map((block) => ({ ...block, id: newId() })),
  };
}
