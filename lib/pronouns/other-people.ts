import type { Sex } from './sex.ts';

/** People of one sex who may be "he" or "she" in a letter about a dog. */
const nouns = {
  male: 'husband|boyfriend|(?:step|grand)?son|(?:grand)?(?:father|dad|daddy|pa|pop)|grandpa|brother|uncle|nephew|man|gentleman|postman|mailman|mr',
  female:
    'wife|girlfriend|(?:step|grand)?daughter|(?:grand)?(?:mother|mum|mummy|mom|ma)|granny|nan|sister|aunt|auntie|niece|woman|mrs|ms',
} as const;

const patterns = {
  male: new RegExp(`\\b(?:${nouns.male})\\b`, 'gi'),
  female: new RegExp(`\\b(?:${nouns.female})\\b`, 'gi'),
} as const;

/** Somebody who was spoken of, and where in the html. */
interface Person {
  readonly noun: string;
  readonly start: number;
}

/** Characters in which somebody is still thought of. */
const near = 160;

/** Who else may be meant by the "he" or "she" of a text that is read from its start to its end. */
export class OtherPeople {
  private readonly people: readonly Person[];
  private next = 0;

  constructor(html: string, from: Sex) {
    this.people =
      from === 'neutral'
        ? []
        : Array.from(html.matchAll(patterns[from]), ({ 0: noun, index: start }) => ({ noun, start }));
  }

  /** The noun of the person that was spoken of right before the offset `at`. */
  before(at: number): string | undefined {
    while ((this.people[this.next]?.start ?? Infinity) < at) this.next += 1;
    const last = this.people[this.next - 1];
    return last && at - last.start <= near ? last.noun.toLowerCase() : undefined;
  }
}
