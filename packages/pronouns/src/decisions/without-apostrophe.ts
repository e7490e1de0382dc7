import { hasLeaning } from '../verbs/contraction/is-or-has.ts';
import { verbsBehind } from '../verbs/agreement.ts';
import type { Document } from './document.ts';
import { wordEdits, type Edit } from '../text/patch.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Sex } from '../words/sex.ts';

/** "He's" and "she's" as many type them. */
const bare: Readonly<Record<Sex, string | undefined>> = { male: 'hes', female: 'shes', neutral: undefined };

export const isBare = (word: string, from: Sex): boolean => bare[from] === word;

/** "Hes late and wants coffee": the word and the verbs that are joined to it; none in "the hes and shes". */
export function bareEdits({ text, from, to }: Document, sentence: Sentence, index: number): Edit[] {
  if (text.word(index - 1) === 'the' || isPaired(text.word(index - 2)) || isPaired(text.word(index + 2)))
    return [];
  const other = bare[to];
  if (other !== undefined) return wordEdits(text, index, other);
  const has = hasLeaning(text, sentence, index, index + 1) > 0;
  const edits = wordEdits(text, index, has ? 'theyve' : 'theyre');
  for (const change of verbsBehind(text, sentence, index, from === 'male' ? 'he' : 'she'))
    edits.push(...wordEdits(text, change.index, change.word));
  return edits;
}

const isPaired = (other: string) => other === 'hes' || other === 'shes';
