import { isDogText } from './dog-text.ts';
import { Sort } from './mention-sorts.ts';
import { mentionsOf } from './mentions.ts';
import { namesOf } from './names.ts';
import { nounKinds } from './they-lexicon.ts';
import { pronounRoles } from './pronoun-forms.ts';
import type { Sentence } from './sentences.ts';
import type { Text } from './text.ts';
import type { Pronoun } from './they-clause.ts';
import { determinerOf } from './phrase-opener.ts';
import { gather, isOneOf, type Noted, type Scale } from './they-evidence.ts';
import { modelFor, Weighing, type Topic } from './they-model.ts';

/** Whom a "they", "them" or "their" means. */
export interface TheyReading {
  readonly isDog: boolean;
  /** Why that may be wrong; left out where it is certain. */
  readonly why?: string;
}

/** Below this a leaning is worth a look: three readings in four are right there. */
const certain = 1.1;

/** Reads every "they" of a document in one pass, by what was said before it and is said of it. */
export function pluralThey(text: Text, sentences: readonly Sentence[]): Map<number, TheyReading> {
  const readings = new Map<number, TheyReading>();
  const model = modelFor(!isDogText(text));
  const weighing = new Weighing(model.weights);
  walkThey(text, sentences, model, weighing, ({ index }) => {
    const leaning = weighing.leaning();
    weighing.clear();
    const isDog = leaning >= 0;
    readings.set(
      index,
      Math.abs(leaning) < certain ? { isDog, why: isDog ? severalWhy : dogWhy } : { isDog },
    );
    return isDog;
  });
  return readings;
}

const severalWhy = 'This may mean several, not the dog.';
const dogWhy = 'This may mean the dog.';

/** Sentences whose mentions are remembered, and mentions of each. */
const remembered = { sentences: 4, mentions: 12 };

/** Goes through every "they" in order: puts on the scale what is known of it and lets `decide` say whether it means the one. */
export function walkThey(
  text: Text,
  sentences: readonly Sentence[],
  { isGeneral, numberOf }: Topic,
  scale: Scale,
  decide: (pronoun: Pronoun) => boolean,
): void {
  const names = namesOf(text, sentences);
  const recent: Noted[][] = [];
  let hadOne = false;
  for (const [sentenceNumber, sentence] of sentences.entries()) {
    const here: Noted[] = [];
    recent.unshift(here);
    if (recent.length > remembered.sentences) recent.pop();
    const nouns = mentionsOf(text, sentence, names, isGeneral);
    const { block } = sentence;
    let next = 0;
    const noteUntil = (index: number) => {
      for (let noun = nouns[next]; noun && noun.index < index; noun = nouns[next]) {
        const { sort, place } = noun;
        if (isOneOf(sort, isGeneral)) hadOne = true;
        const wordNumber = numberOf(text.word(noun.index));
        here.push({
          index: noun.index,
          sort,
          place,
          block,
          wordNumber,
          determiner: determinerOf(text, noun.index),
        });
        next += 1;
      }
      if (here.length > remembered.mentions) here.splice(0, here.length - remembered.mentions);
    };
    let previous: Pronoun | undefined;
    for (const pronoun of pronounsOf(text, sentence)) {
      noteUntil(pronoun.index);
      gather(
        {
          text,
          sentence,
          sentenceNumber,
          sentenceCount: sentences.length,
          hadOne,
          recent,
          previous,
          isGeneral,
          numberOf,
        },
        pronoun,
        scale,
      );
      const isOne = decide(pronoun);
      if (isOne) hadOne = true;
      const sort = isOne ? Sort.dogPronoun : Sort.severalPronoun + kindOfSeveral(recent);
      here.push({
        index: pronoun.index,
        sort,
        place: 0,
        block,
        role: pronoun.role,
        wordNumber: 0,
        determiner: 0,
      });
      previous = pronoun;
    }
    noteUntil(Infinity);
  }
}

/** What the several are that were spoken of last. */
function kindOfSeveral(recent: readonly (readonly Noted[])[]): number {
  for (const mentions of recent) {
    const last = mentions.findLast(({ sort }) => sort >= Sort.several);
    if (last) return (last.sort - Sort.several) % (nounKinds.length + 1);
  }
  return 0;
}

function pronounsOf(text: Text, { first, last }: Sentence): Pronoun[] {
  const found: Pronoun[] = [];
  for (let index = first; index < last; index += 1) {
    if (!text.isWord(index)) continue;
    const initial = text.html.charCodeAt(text.start(index)) | 32;
    if (initial !== 116) continue;
    const role = pronounRoles(text.word(index), 'neutral')?.[0];
    if (role) found.push({ index, role });
  }
  return found;
}
