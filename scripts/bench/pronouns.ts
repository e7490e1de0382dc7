import { swap, swapStream, type Sex } from '@heelwrite/pronouns';
import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { longLetter } from '../../packages/pronouns/scripts/long-letter.ts';
import type { Figure } from '../checks/figures.ts';
import { inTurns, percentile } from './measure.ts';

const ways: readonly (readonly [from: Sex, to: Sex, least: number])[] = [
  ['male', 'female', 4],
  ['female', 'male', 1.2],
  ['male', 'neutral', 1],
  ['female', 'neutral', 1],
  ['neutral', 'male', 1],
  ['neutral', 'female', 1],
];

/** The characters of a long letter: the limit of what the API takes. */
const length = 100_000;

/** Whatever else the machine does can only make a run slower. */
const quick = (times: readonly number[] | undefined) => percentile(times, 0.1);

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ');

async function drained(pieces: AsyncIterable<string>): Promise<string> {
  let html = '';
  for await (const piece of pieces) html += piece;
  return html;
}

/** The pronoun engine beside a part-of-speech tagger that reads the same text and does nothing else. */
export async function measurePronouns(): Promise<Figure[]> {
  const tagger = winkNLP(model, ['sbd', 'pos']);
  const figures: Figure[] = [];
  for (const [from, to, least] of ways) {
    const html = longLetter(from, length);
    const text = withoutTags(html);
    const [tagging, swapping, streaming] = await inTurns(
      [
        async () => tagger.readDoc(text),
        async () => swap(html, from, to),
        async () => drained(swapStream(html, from, to)),
      ],
      40,
    );
    const what = `pronouns ${from} → ${to}`;
    figures.push({
      what: `${what}, speed / bare tagger`,
      value: quick(tagging) / quick(swapping),
      least,
      unit: '×',
    });
    figures.push({
      what: `${what}, streamed / at once`,
      value: quick(streaming) / quick(swapping),
      goal: 1.1,
      unit: '×',
    });
  }
  return figures;
}
