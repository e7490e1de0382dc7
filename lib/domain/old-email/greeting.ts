import type { EmailLine, EmailWord } from './email-lines';
import { isCapital, nobody, titles } from './name-words';

/** How an email opens, and whom it names there. */
export interface Greeting {
  /** The words from the first to the last that name someone, "and" and titles too; none in "Hi there". */
  readonly named: readonly EmailWord[];
  /** Where it ends in its line. */
  readonly end: number;
}

const opening =
  /^\s*(?:hi+|hello|hey+a?|hiya|howdy|dear(?:est)?|greetings|bonjour|hola|aloha|g'day|welcome|(?:good )?(?:morning|afternoon|evening)|good day|happy \w+day|thanks|thank you|many thanks|congrats|congratulations)(?: (?:again|there|to you|so much|and welcome))?[ ,!]*(?=\s|$|[,!.:–—-])/i;

/** What begins sentences too: only with a name right behind it and a mark behind that is it a greeting. */
const thanking = /^\s*(?:welcome|thanks|thank you|many thanks|congrats|congratulations)/i;

const connecting = new Set(['and', 'n']);
const family = new Set(['family', 'household']);

export function readGreeting(line: EmailLine): Greeting | null {
  const { text, words } = line;
  const opened = opening.exec(text)?.[0];
  if (opened === undefined) return nameAlone(line);
  const isLower = !words.some(({ text: one }) => isCapital(one));
  const named: EmailWord[] = [];
  for (const word of words.filter(({ start }) => start >= opened.length)) {
    const last = named.at(-1);
    const gap = text.slice(last?.end ?? opened.length, word.start);
    if (last && !/^(?:\.?\s+|,?\s*[&+]\s*|,\s+)$/.test(gap)) break;
    if (!last && gap.trim() !== '') break;
    const isJoined = last !== undefined && connecting.has(word.text.toLowerCase());
    const isFamily = last !== undefined && family.has(word.text.toLowerCase());
    const isNamed = (isCapital(word.text) || isLower || isFamily) && !nobody.has(word.text.toLowerCase());
    if (!isJoined && !isNamed) break;
    // "Hi Sarah, Bella did well": what stands behind a comma is greeted only where the line ends after it.
    if (last && gap.includes(',') && !/^\s*(?:$|[,!:&+]|and\b)/.test(text.slice(word.end))) break;
    // In lower case only one word is surely a name.
    if (isLower && last && !isJoined && !connecting.has(last.text.toLowerCase())) break;
    named.push(word);
  }
  while (connecting.has(named.at(-1)?.text.toLowerCase() ?? '')) named.pop();
  const end = named.at(-1)?.end ?? opened.trimEnd().length;
  const rest = text.slice(end).trimStart();
  const isMarked = rest === '' || /^[,!.:;–—-]/.test(rest);
  if ((thanking.test(text) || isLower) && (named.length === 0 || !isMarked)) {
    return thanking.test(text) ? null : { named: [], end };
  }
  return { named, end };
}

/** "Sarah," or "Mrs. Miller:" on a line of its own. */
function nameAlone({ text, words }: EmailLine): Greeting | null {
  const isOfNames = words.length > 0 && words.length <= 4 && /[,!:]\s*$/.test(text);
  const named = words.filter((word) => isCapital(word.text) || connecting.has(word.text));
  const last = named.at(-1);
  if (!isOfNames || !last || named.length < words.length || nobody.has(words[0]?.text.toLowerCase() ?? ''))
    return null;
  return { named, end: last.end };
}

/** Whether nothing else stands in its line. */
export function isGreetingAlone({ end }: Greeting, { words }: EmailLine): boolean {
  return words.filter(({ start }) => start >= end).every(({ text }) => nobody.has(text.toLowerCase()));
}

/** The people of a greeting, each by the words of their name: "Mrs. Miller" is one, "Anna and Pete" are two. */
export function greetedPeople({ named }: Greeting, line: EmailLine): EmailWord[][] {
  const people: EmailWord[][] = [];
  let last: EmailWord | null = null;
  for (const word of named) {
    const gap = last ? line.text.slice(last.end, word.start) : ',';
    last = word;
    if (connecting.has(word.text.toLowerCase())) {
      people.push([]);
      continue;
    }
    if (/[,&+]/.test(gap) || people.length === 0) people.push([]);
    people.at(-1)?.push(word);
  }
  // "Mr. and Mrs. Novak" share a name.
  return people.reduceRight<EmailWord[][]>((whole, words) => {
    const [next, ...others] = whole;
    const isTitle = words.every(({ text }) => titles.has(text.toLowerCase()));
    return isTitle && next ? [[...words, ...next], ...others] : isTitle ? whole : [words, ...whole];
  }, []);
}
