import type { OpenDoubt } from './version-review';

/** One of the words that may stand there. */
export interface DoubtAnswer {
  readonly word: string;
  /** Whose or who it then is. */
  readonly means: string;
  /** What happens to the text with it. */
  readonly then: string;
}

type Asked = Pick<OpenDoubt, 'chosen' | 'alternative' | 'why'> & {
  readonly source: { readonly word: string };
};

const pronouns = new Set(['he', 'him', 'his', 'she', 'her', 'hers', 'they', 'them', 'their', 'theirs']);
const possessives = new Set(['his', 'hers', 'their', 'theirs']);
/** What "her" becomes where it is not the owner of the next word. */
const acted = new Set(['him', 'them']);
const dogOrChild = new Set(['boy', 'boys', 'girl', 'girls']);

const firstWord = (words: string) => /^\p{L}+/u.exec(words)?.[0].toLowerCase() ?? '';

/** Whom the engine takes it to be instead of the dog: "the son". */
function otherIn({ why, source }: Asked): string {
  const named = /^This may mean (.+), not the dog\.$/.exec(why)?.[1];
  if (named !== undefined) return named;
  return dogOrChild.has(firstWord(source.word)) ? 'a child' : 'someone else';
}

/** The words that may stand there, each with what it means and what becomes of it: "her, the dog's" or "his, the son's". */
export function doubtAnswers(doubt: Asked): DoubtAnswer[] {
  const { chosen, alternative, source } = doubt;
  const words = [chosen, alternative];
  const firsts = words.map(firstWord);
  const isOfTheSource = (word: string) => word.toLowerCase() === source.word.toLowerCase();
  const isWho =
    words.some(isOfTheSource) && firsts.every((word) => pronouns.has(word) || dogOrChild.has(word));
  // "her" is either: the word that it stands against tells.
  const isOwned = firsts.some((word) => possessives.has(word));
  const other = otherIn(doubt);
  const isOfTheDog = firsts.some((word) => acted.has(word)) && isOwned;
  const meaning = (word: string, who: string) => {
    if (isWho) return isOwned ? owned(who) : who;
    if (isOfTheDog) return acted.has(firstWord(word)) ? 'the dog' : owned('the dog');
    return word === chosen ? 'as it is now' : 'instead';
  };
  return words.map((word) => {
    const isSource = isOfTheSource(word);
    const who = isSource ? other : 'the dog';
    return {
      word,
      means: meaning(word, who),
      then: isSource
        ? `Marked in the text, so that “${word}” stays in every version.`
        : word === chosen
          ? 'Stays in this version. You are not asked again.'
          : 'Put into this version.',
    };
  });
}

const owned = (who: string) => (who === 'several' ? 'belonging to several' : `${who}’s`);
