import type { Text } from '../text/text.ts';
import { clashes, edgesBetween, type Placed } from './clause.ts';
import type { Scale } from './scale.ts';
import { at, betweenKinds, roleCount, roles, tieReadings } from './weight-slots.ts';

/** Mentions between two "they", by `Side`. */
export type Between = [one: number, several: number, other: number];

/** Puts on the scale what tells whether a "they" means the same as the one before it. */
export function gatherTies(text: Text, from: Placed, to: Placed, between: Between, scale: Scale): void {
  const distance = distanceOf(text, from, to);
  const rolesOfBoth = roles.indexOf(from.pronoun.role) * roleCount + roles.indexOf(to.pronoun.role);
  const starts = startsSentence(from) * 2 + startsSentence(to);
  const kind = between.reduce((sum, count) => sum * 3 + Math.min(count, 2), 0);
  const put = (start: number, number: number) => {
    scale.addTie(start + number * tieReadings);
  };
  put(at.tieDistanceRoles, distance * roleCount * roleCount + rolesOfBoth);
  put(at.tieDistanceBetween, distance * betweenKinds + kind);
  put(at.tieRolesBetween, rolesOfBoth * betweenKinds + kind);
  put(at.tieDistanceStarts, distance * 4 + starts);
  put(at.tieStartsBetween, starts * betweenKinds + kind);
  if (from.sentence.block !== to.sentence.block) put(at.tieDistanceOtherBlock, distance);
  if (clashes(text, to.pronoun, from.pronoun)) put(at.tieClash, 0);
}

/** Clauses within a sentence, then sentences; see `tieDistances`. */
function distanceOf(text: Text, from: Placed, to: Placed): number {
  const sentences = to.sentenceNumber - from.sentenceNumber;
  if (sentences > 0) return 3 + Math.min(sentences, 4);
  return Math.min(edgesBetween(text, from.pronoun.index, to.pronoun.index), 3);
}

/** Whether it is the first or second word: "They", "And they". */
const startsSentence = ({ pronoun, sentence }: Placed): 0 | 1 =>
  pronoun.index - sentence.first <= 1 ? 1 : 0;
