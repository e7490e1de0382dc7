import { expect, test } from 'vitest';
import { doubtAnswers } from '@/lib/domain/snippets/doubt-answers';

const meanings = (chosen: string, alternative: string, word: string, why = 'Whose is it?') =>
  doubtAnswers({ chosen, alternative, why, source: { word } }).map(
    ({ word: each, means }) => `${each}: ${means}`,
  );

test.each([
  [
    ['her', 'his', 'his', 'This may mean the son, not the dog.'],
    ['her: the dog’s', 'his: the son’s'],
  ],
  [
    ['her', 'him', 'him', 'This may mean the vet, not the dog.'],
    ['her: the dog', 'him: the vet'],
  ],
  [
    ['she waits', 'he waits', 'he waits'],
    ['she waits: the dog', 'he waits: someone else'],
  ],
  [
    ['They', 'He', 'They', 'This may mean several, not the dog.'],
    ['They: several', 'He: the dog'],
  ],
  [
    ['Their', 'His', 'Their', 'This may mean several, not the dog.'],
    ['Their: belonging to several', 'His: the dog’s'],
  ],
  [
    ['girl', 'boy', 'boy'],
    ['girl: the dog', 'boy: a child'],
  ],
  [
    ['him', 'his', 'her', '“her” may own the next word or be what the verb acts on.'],
    ['him: the dog', 'his: the dog’s'],
  ],
  [
    ['their', 'them', 'her', '“her” may own the next word or be what the verb acts on.'],
    ['their: the dog’s', 'them: the dog'],
  ],
  [
    ['they’re', 'they’ve', 'he’s'],
    ['they’re: as it is now', 'they’ve: instead'],
  ],
  [
    ['put', 'puts', 'put'],
    ['put: as it is now', 'puts: instead'],
  ],
] as const)('%j: no two answers sound alike', (asked, told) => {
  const [chosen, alternative, word, why] = asked;
  expect(meanings(chosen, alternative, word, why)).toEqual(told);
});
