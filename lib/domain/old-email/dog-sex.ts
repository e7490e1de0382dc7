import type { Sex } from '@/lib/contracts/primitives';
import type { EmailLine } from './email-lines';
import { textBefore } from './name-places';
import { anyPeople, dogNouns, femalePeople, malePeople } from './name-words';

const male = /^(?:he|him|his|himself)$/i;
const female = /^(?:she|her|hers|herself)$/i;

const saidToBe = /\b(?:is|was|be|been|makes?|becom\w+|what) (?:such )?(?:a|an|the) (?:\p{Ll}+ ){0,3}$/u;

type Being = 'dog' | 'man' | 'woman' | 'someone' | null;

interface Named {
  readonly dog: string | null;
  /** Lower-case names of people, the trainer's and the client's too. */
  readonly people: ReadonlySet<string>;
}

/** The sex that the pronouns tell which stand for the dog; neutral where there are none. */
export function dogSex(lines: readonly EmailLine[], { dog, people }: Named): Sex {
  const counts = { male: 0, female: 0 };
  const dogWords = new Set((dog ?? '').toLowerCase().split(' '));
  const beingOf = (word: string, before: string, after: string): Being => {
    const lower = word.toLowerCase();
    // "Freya is a patient mother": what the dog is said to be is no person beside the dog.
    if (saidToBe.test(before)) return null;
    if (dog !== null && dogWords.has(lower)) return 'dog';
    if (malePeople.has(lower)) return lower === 'guy' || lower === 'man' ? null : 'man';
    if (femalePeople.has(lower)) return lower === 'lady' ? null : 'woman';
    if (dogNouns.has(lower)) return 'dog';
    return anyPeople.has(lower) || (people.has(lower) && !/^['’]/.test(after)) ? 'someone' : null;
  };
  for (const paragraph of paragraphsOf(lines)) {
    /** Who may be meant, the latest last, with the sentence they stand in. */
    let known: { being: Exclude<Being, null>; sentence: number }[] = [];
    let sentence = 0;
    for (const line of paragraph) {
      let end = 0;
      for (const word of line.words) {
        const { text, start, end: wordEnd } = word;
        const [before, after] = [textBefore(line, word), line.text.slice(wordEnd, wordEnd + 20)];
        if (/[.!?]\s/.test(line.text.slice(end, start))) sentence += 1;
        end = wordEnd;
        const being = beingOf(text, before, after);
        if (being !== null) {
          known = [...known.filter((one) => one.sentence >= sentence - 1), { being, sentence }];
          if (/^boy$/i.test(text)) counts.male += 1;
          if (/^girl$/i.test(text)) counts.female += 1;
        }
        const sex = male.test(text) ? 'male' : female.test(text) ? 'female' : null;
        if (sex === null || isPair(before, after)) continue;
        const person = sex === 'male' ? 'man' : 'woman';
        const near = known.filter((one) => one.sentence >= sentence - 1);
        const personAt = near.findLastIndex((one) => one.being === person);
        const dogAt = near.findLastIndex((one) => one.being === 'dog');
        // A person of this sex was spoken of since the dog was, or with the dog of the other sex: he is the husband.
        if (personAt > dogAt) continue;
        const someone = near.findLastIndex((one) => one.being === 'someone');
        counts[sex] += someone > dogAt ? 0.4 : personAt >= 0 ? 0.5 : 1;
      }
      if (/[.!?:]\s*$/.test(line.text)) sentence += 1;
    }
  }
  if (counts.male === counts.female) return 'neutral';
  return counts.male > counts.female ? 'male' : 'female';
}

/** "he or she", "his/her" tell of no one. */
const isPair = (before: string, after: string) =>
  /^\s*(?:\/|or)\s*(?:he|she|him|her|his|hers)\b/i.test(after) ||
  /\b(?:he|she|him|her|his|hers)\s*(?:\/|or)\s*$/i.test(before);

function paragraphsOf(lines: readonly EmailLine[]): EmailLine[][] {
  const paragraphs: EmailLine[][] = [];
  for (const line of lines) {
    // The items of a list go on with what stands before it.
    if (paragraphs.length === 0 || (line.isFirst && line.marker === '' && line.text.trim() !== ''))
      paragraphs.push([]);
    paragraphs.at(-1)?.push(line);
  }
  return paragraphs;
}
