/** Enough to tell one letter from another in a sentence. */
const longest = 48;

interface Told {
  readonly subject: string;
  readonly dog: string | undefined;
  readonly firstLines: string;
}

/** What a letter is called in a list: its subject; without one, the dog and how it begins. */
export function letterTitle({ subject, dog, firstLines }: Told): string {
  if (subject.trim() !== '') return subject;
  const named = [dog, firstLines.trim()].filter((text) => text !== undefined && text !== '').join(': ');
  return named === '' ? 'Email without a subject' : named;
}

/** Within a sentence: whole words, with a sign that there are more. */
export function shortTitle(letter: Told): string {
  const title = letterTitle(letter);
  return title.length <= longest ? title : `${title.slice(0, longest).replace(/\s*\S*$/, '')}…`;
}
