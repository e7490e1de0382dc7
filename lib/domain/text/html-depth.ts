import { htmlPieces } from './html-pieces';

/** How many elements may stand in one another: far more than any letter has, far fewer than a page can draw. */
export const mostDepth = 40;

/** Whether elements are nested deeper than is kept; what browsers close by themselves does not count as open. */
export function isTooDeep(html: string): boolean {
  if (!hasEnoughTags(html)) return false;
  for (const piece of htmlPieces(html)) if (piece.type === 'open' && piece.depth > mostDepth) return true;
  return false;
}

/** Most texts are told by this alone, and a library has thousands. */
function hasEnoughTags(html: string): boolean {
  let at = -1;
  for (let tags = 0; tags <= mostDepth; tags += 1) {
    at = html.indexOf('<', at + 1);
    if (at === -1) return false;
  }
  return true;
}

/** `what` opens the sentence: “The male text”. */
export const tooDeepSentence = (what: string) =>
  `${what} is nested more than ${mostDepth} levels deep. Take lists and quotes out of one another.`;
