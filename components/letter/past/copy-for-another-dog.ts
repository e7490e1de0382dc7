import type { KeptLetter } from '@/lib/client/letter/letter-store';
import { newBlockId } from '@/lib/client/letter/use-letter-editing';
import type { Sex } from '@/lib/contracts/primitives';
import { forAnotherDog } from '@/lib/domain/letter/another-dog';
import { letterParts } from '@/lib/domain/letter/letter-text';
import { letterVariables } from '@/lib/domain/letter/letter-variables';
import { kindsByName } from '@/lib/domain/variables/kinds-by-name';
import { listed } from '@/lib/domain/text/listed';
import { filledValue } from '@/lib/domain/text/variable-values';

/** A letter of its own for another dog, and the sentence that says which details it keeps. */
export function copyForAnotherDog(kept: KeptLetter, sex: Sex): { copy: KeptLetter; told: string } {
  const letter = forAnotherDog(kept.letter, sex, kindsByName(kept.kinds ?? []), newBlockId);
  const parts = letterParts(letter, new Map(kept.snippets.map((snippet) => [snippet.id, snippet])));
  const names = letterVariables(parts, letter.subject);
  const filled = names.filter((name) => filledValue(letter.values, name) !== undefined);
  return {
    copy: { ...kept, letter },
    told: `This is a copy for another dog.${filled.length === 0 ? '' : ` Carried over: ${listed(filled)}.`}`,
  };
}
