import type { Sex } from '../src/words/sex.ts';
import { written } from '../tests/expand.ts';
import { linesIn } from '../tests/sentences.ts';

/** The sentences of the engine's own tests, as a letter of this many characters about a dog of this sex. */
export function longLetter(sex: Sex, length: number): string {
  const sentences = linesIn('sentences', 'basics').map((line) => line.replace(/^[mfn]+: /, ''));
  const letter = sentences.map((line) => `<p>${written(line, sex)}</p>`).join('\n');
  return letter.repeat(Math.ceil(length / letter.length)).slice(0, length);
}
