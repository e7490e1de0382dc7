import { neutralTextOf, type LetterPart } from './letter-text';
import type { CheckedLetter, ReadyPoint, Spot } from './ready-point';
import { textOf } from '@/lib/domain/text/rich-text-plain';
import { filledValue } from '@/lib/domain/text/variable-values';
import { whoVariables } from './letter-variables';
import { quoted, titleOf } from './ready-words';

/** In a letter about several dogs: snippets that still speak of one, and words that may. */
export function severalPoints(
  { letter, snippets, ofSeveral }: CheckedLetter,
  { block, richText, out }: LetterPart,
): ReadyPoint[] {
  if (!letter.areSeveral || block.kind === 'text') return [];
  const html = neutralTextOf(block, snippets);
  if (html === null) return [];
  const text = ofSeveral.get(html);
  const spot: Spot = { at: 'block', blockId: block.id };
  const title = titleOf(block.snippetId, snippets);
  const point = { key: `several-${block.id}`, topic: 'pronouns', spot, cures: [] } as const;
  if (text === undefined) {
    const why = 'It is being changed to several dogs. If that takes long, change it by hand.';
    const says = `${title} still speaks of one dog`;
    return [{ ...point, severity: 'fix', says, lines: [{ text: why, spot }] }];
  }
  const said = out.length === 0 ? null : textOf(richText, null);
  const unsure = text.unsure.filter((word) => said?.includes(word) ?? true);
  if (unsure.length === 0) return [];
  const says = `${title} may still speak of one dog`;
  return [{ ...point, severity: 'look', says, lines: [{ text: `Look at: ${quoted(unsure)}`, spot }] }];
}

const twoNames = /\s(?:and|&|\+)\s|,\s*\S/i;

/** In a letter about one dog: a name that is those of two. */
export function twoNamesPoints({ letter, names }: CheckedLetter): ReadyPoint[] {
  const variable = whoVariables(names).dog;
  const said = variable === undefined ? undefined : filledValue(letter.values, variable);
  if (letter.areSeveral || variable === undefined || said === undefined || !twoNames.test(said)) return [];
  const spot: Spot = { at: 'field', name: variable };
  return [
    {
      key: 'two-names',
      topic: 'pronouns',
      severity: 'look',
      says: `“${said}” looks like two dogs`,
      spot,
      lines: [{ text: 'This email speaks of one.', spot }],
      cures: [{ kind: 'tell-of-several' }],
    },
  ];
}
