import type { KeptLetter } from '@/lib/client/letter/letter-store';
import { newBlockId } from '@/lib/client/letter/use-letter-editing';
import type { Sex } from '@/lib/contracts/primitives';
import { forAnotherDog } from '@/lib/domain/letter/another-dog';
import { letterParts } from '@/lib/domain/letter/letter-text';
import { letterVariables, unfilled } from '@/lib/domain/letter/letter-variables';
import { listed } from '@/lib/domain/letter/ready-words';

/** A letter of its own for another dog, and the sentence that says which details it keeps. */
export function copyForAnotherDog(kept: KeptLetter, sex: Sex): { copy: KeptLetter; told: string } {
  const letter = forAnotherDog(kept.letter, sex, newBlockId);
  const parts = letterParts(letter, new Map(kept.snippets.map((snippet) => [snippet.id, snippet])));
  const names = letterVariables(parts, letter.subject);
  const empty = unfilled(names, letter.values);
  const filled = names.filter((name) => !empty.includes(name));
  return {
    copy: { ...kept, letter },
    told: `This is a copy for another dog.${filled.length === 0 ? '' : ` Carried over: ${listed(filled)}.`}`,
  };
}
