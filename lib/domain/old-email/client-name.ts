import type { EmailLine } from './email-lines';
import type { EmailParts } from './email-parts';
import { greetedPeople } from './greeting';
import { isCapital, otherWords, titles } from './name-words';

/** Each person of the greeting by name, "Mrs. Miller" with the title; whom the header is addressed to where nobody is greeted. */
export function greetedNames(lines: readonly EmailLine[], { greeting, to, body }: EmailParts): string[] {
  const [first] = greeting?.named ?? [];
  const line = first && lines.find(({ words }) => words.includes(first));
  if (greeting && line) {
    return greetedPeople(greeting, line).map((words) => line.text.slice(words[0]?.start, words.at(-1)?.end));
  }
  const given = to?.split(/\s+/)[0];
  if (given !== undefined && isCapital(given) && !titles.has(given.toLowerCase())) return [given];
  return greeting ? [] : spokenTo(body);
}

const spoken = [
  // "Thank you for the referral, Denise!" opens an email as well.
  /^[^.!?]*, (\p{Lu}\p{L}+)[!.?](?:\s|$)/u,
  /^(\p{Lu}\p{L}+), (?:please|you|your|I|thank|thanks|can|could|would|do|let|we)\b/u,
];

function spokenTo(body: readonly EmailLine[]): string[] {
  const first = body.find(({ text }) => text.trim() !== '');
  const found = spoken.flatMap((way) => way.exec(first?.text.trim() ?? '')?.[1] ?? []);
  return found.filter((name) => !otherWords.has(name.toLowerCase())).slice(0, 1);
}

/** The words by which a person may be spoken of later: all of the name, and each of its words but the title. */
export const shortNames = (name: string): string[] => {
  const words = name.split(/[ .]+/);
  return words.length === 1 ? words : [name, ...words.filter((word) => !titles.has(word.toLowerCase()))];
};
