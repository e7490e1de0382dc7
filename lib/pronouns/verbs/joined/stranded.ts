import { pluralAuxiliaries } from '../../words/agreement-words.ts';
import { closingMark } from '../insertions.ts';
import type { Clause, Mode } from '../verb-change.ts';
import type { Setting } from '../verbs-so-far.ts';

/**
 * Whether the subject's verb is left alone before the comma, and nothing of theirs goes on: "if you aren't sure that they
 * will, stop", "if they don't, sit down"; but "they can, with help, wait".
 */
export function isStranded(
  clause: Clause,
  { isModal, subordinate }: Setting,
  comma: number,
  mode: Mode,
): boolean {
  if (subordinate) return isModal || pluralAuxiliaries.has(clause.text.word(comma - 1));
  return isModal && mode === 'bare' && closingMark(clause, comma) === undefined;
}
