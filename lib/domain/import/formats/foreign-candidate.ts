import { blanksToVariables } from './blanks';
import { anyTextToHtml, oneTextCandidate, shortcutNote, type ImportCandidate } from './import-candidate';

/** A text of a program that nobody knows: what looks like its blanks becomes variables. */
export function foreignCandidate(
  title: string,
  text: string,
  tags: readonly string[],
  shortcut = '',
): ImportCandidate {
  const { html, notes } = blanksToVariables(anyTextToHtml(text));
  return oneTextCandidate(title, html, tags, [...notes, ...shortcutNote(shortcut)]);
}
