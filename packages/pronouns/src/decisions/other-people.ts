import type { Sex } from '../words/sex.ts';
import type { Text } from '../text/text.ts';

/** People of one sex who may be "he" or "she" in a letter about a dog. */
const nouns: Readonly<Record<Exclude<Sex, 'neutral'>, ReadonlySet<string>>> = {
  male: wordsOf(
    'husband boyfriend son stepson grandson father dad daddy pa pop grandfather granddad granddaddy grandpa grandpop brother uncle nephew man gentleman postman mailman mr',
  ),
  female: wordsOf(
    'wife girlfriend daughter stepdaughter granddaughter mother mum mummy mom ma grandmother grandmum grandmummy grandmom grandma granny nan sister aunt auntie niece woman mrs ms',
  ),
};

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** The words that have to be shown to `OtherPeople`. */
export const wordsForPeople = (sex: Exclude<Sex, 'neutral'>): Iterable<string> => nouns[sex];

/** "Mrs Hall", "Uncle Ben"; without a name "the uncle". */
function whoIs(noun: string, behind: string): string {
  const name = /^\.?\s+(\p{Lu}[\p{L}’'-]*)/u.exec(behind)?.[1];
  return name !== undefined && /^\p{Lu}/u.test(noun) ? `${noun} ${name}` : `the ${noun.toLowerCase()}`;
}

/** Characters in which somebody is still thought of. */
const near = 160;

/** Who else may be meant by the "he" or "she" of a text that is read from its start to its end. */
export class OtherPeople {
  private readonly text: Text;
  private readonly nouns: ReadonlySet<string>;
  private last = -1;

  constructor(text: Text, from: Sex) {
    this.text = text;
    this.nouns = from === 'neutral' ? new Set() : nouns[from];
  }

  /** Takes note of somebody spoken of; whether the word is one. */
  meet(index: number, word: string): boolean {
    if (!this.nouns.has(word)) return false;
    this.last = index;
    return true;
  }

  /** The person that was spoken of right before the offset `at`. */
  before(at: number): string | undefined {
    const { text, last } = this;
    if (last < 0 || at - text.start(last) > near) return undefined;
    const end = text.end(last);
    return whoIs(text.raw(last), text.html.slice(end, end + 40));
  }
}
