import { escapeHtml } from '@/lib/domain/text/html-text';
import { includesIn } from '@/lib/domain/text/includes';
import { filledValue } from '@/lib/domain/text/variable-values';
import { namesIn } from './letter-variables';
import type { CheckedLetter, ReadyPoint, Spot } from './ready-point';
import { titleOf } from './ready-words';
import { replaceVariables } from '@/lib/domain/text/variables';
import { inlinesOf, oncePerText, parseRichText } from '@/lib/domain/text/rich-text';

const braces = /\{\{[^{}]*\}\}|\{\{|\}\}/;

/** Braces that would be sent as they stand: half a variable, or one where none is filled in. */
export function leftoverBraces(checked: CheckedLetter): ReadyPoint[] {
  const { letter, parts, names, snippets, signature, writtenIn } = checked;
  const points: ReadyPoint[] = [];
  const add = (key: string, place: string, found: string | undefined, spot: Spot) => {
    // Whoever has just begun a variable is about to end it.
    if (found === undefined || (found === '{{' && isSameSpot(spot, writtenIn))) return;
    const says = `Braces are left in ${place}`;
    const [missing] = includesIn(escapeHtml(found));
    const text =
      missing === undefined
        ? `“${found}” is not a variable.`
        : `No snippet to put there is called “${missing}”.`;
    const lines = [{ text, spot }];
    points.push({ key: `braces-${key}`, topic: 'braces', severity: 'fix', says, spot, lines, cures: [] });
  };
  add('subject', 'the subject', leftIn(parseRichText(withoutTags(letter.subject))), { at: 'subject' });
  for (const { block, richText } of parts) {
    const place = block.kind === 'text' ? 'your text' : titleOf(block.snippetId, snippets);
    add(block.id, place, leftIn(richText), { at: 'block', blockId: block.id });
  }
  for (const name of names) {
    add(`value-${name}`, `“${name}”`, braces.exec(filledValue(letter.values, name) ?? '')?.[0], {
      at: 'field',
      name,
    });
  }
  const signed = parseRichText(signature.html ?? '');
  const [variable] = namesIn(signed);
  const left = variable === undefined ? leftIn(signed) : `{{${variable}}}`;
  add('signature', 'your signature', left, { at: 'signature' });
  return points;
}

function isSameSpot(spot: Spot, other: Spot | null): boolean {
  if (spot.at === 'block') return other?.at === 'block' && other.blockId === spot.blockId;
  if (spot.at === 'field') return other?.at === 'field' && other.name === spot.name;
  return spot.at === other?.at;
}

/** A subject is plain text; a "<" in it must not be read as a tag. */
const withoutTags = (line: string) => line.replaceAll('<', ' ');

/** The first braces in a text that are no variable. */
const leftIn = oncePerText((text): string | undefined => {
  for (const { inline } of inlinesOf(text)) {
    const words = inline.type === 'text' ? inline.text : inline.type === 'link' ? inline.href : '';
    const plain = words.replace(/%7B/gi, '{').replace(/%7D/gi, '}');
    const found = braces.exec(inline.type === 'link' ? replaceVariables(plain, () => '') : plain);
    if (found) return found[0];
  }
  return undefined;
});
