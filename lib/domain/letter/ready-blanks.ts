import { firstForeignBlank } from '@/lib/domain/text/foreign-blanks';
import { inlinesOf, oncePerText } from '@/lib/domain/text/rich-text';
import type { CheckedLetter, ReadyPoint, Spot } from './ready-point';
import { titleOf } from './ready-words';

/** What looks like a blank of another program, left in a text that came from there. */
export function leftoverBlanks({ letter, parts, snippets }: CheckedLetter): ReadyPoint[] {
  const points: ReadyPoint[] = [];
  const add = (key: string, place: string, found: string | undefined, spot: Spot) => {
    if (found === undefined) return;
    const says = `A blank may be left in ${place}`;
    const lines = [{ text: `“${found}” will be sent as it stands.`, spot }];
    points.push({ key: `blank-${key}`, topic: 'braces', severity: 'look', says, spot, lines, cures: [] });
  };
  add('subject', 'the subject', firstForeignBlank(letter.subject), { at: 'subject' });
  for (const { block, richText } of parts) {
    const place = block.kind === 'text' ? 'your text' : titleOf(block.snippetId, snippets);
    add(block.id, place, leftIn(richText), { at: 'block', blockId: block.id });
  }
  return points;
}

const leftIn = oncePerText((text): string | undefined => {
  for (const { inline } of inlinesOf(text)) {
    const found = inline.type === 'text' ? firstForeignBlank(inline.text) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
});
