import type { Sex } from '@/lib/contracts/primitives';
import type { SnippetBlock } from './letter';
import type { LetterPart } from './letter-text';
import { foreignPronounsIn } from '@/lib/domain/text/pronoun-words';
import { doubtsKey, type CheckedLetter, type Cure, type ReadyPoint, type Spot } from './ready-point';
import { nameOf, quoted, titleOf } from './ready-words';

/** Chosen snippets without a text for the letter's dog, with an old one, or gone from the library. */
export function versionPoints(
  { snippets, gone, writable, doubts }: CheckedLetter,
  { block, text, richText }: LetterPart,
): ReadyPoint[] {
  if (block.kind === 'text' || text.edited) return [];
  const spot: Spot = { at: 'block', blockId: block.id };
  const point = { key: `version-${block.id}`, topic: 'versions', spot } as const;
  const title = titleOf(block.snippetId, snippets);
  if (text.shown === null) {
    const says = `${title} no longer has any text`;
    return [{ ...point, severity: 'fix', says, lines: [], cures: [{ kind: 'remove', blockId: block.id }] }];
  }
  const points: ReadyPoint[] = [];
  if (text.missing) {
    const words = foreignPronounsIn(richText, text.spokenOf);
    const shown = `The ${text.shown} text is shown${words.length === 0 ? '' : `: ${quoted(words)}`}`;
    points.push({
      ...point,
      severity: words.length === 0 ? 'look' : 'fix',
      says: `${title} has no ${text.wanted} text`,
      lines: [{ text: shown, spot }],
      cures: [
        ...(writable.has(block.snippetId) ? [makeCure(block, text.wanted)] : []),
        ...[...text.available.slice(1).reverse(), text.shown].map((sex): Cure => ({
          kind: 'use-version',
          blockId: block.id,
          sex,
          shown: sex === text.shown,
        })),
      ],
    });
  }
  if (text.stale) {
    const why = `Its ${text.shown} text was made from a text that has changed since.`;
    const says = `${title} may be out of date`;
    points.push({
      ...point,
      key: `stale-${block.id}`,
      severity: 'look',
      says,
      lines: [{ text: why, spot }],
      cures: [],
    });
  }
  for (const included of snippets.get(block.snippetId)?.outdated?.[text.shown] ?? []) {
    points.push({
      ...point,
      key: `outdated-${block.id}-${included}`,
      severity: 'look',
      says: `“${included}”, in ${title}, may be out of date`,
      lines: [{ text: `Its ${text.shown} text was made from a text that has changed since.`, spot }],
      cures: [],
    });
  }
  const toDecide = doubts.get(doubtsKey(block.snippetId, text.shown)) ?? 0;
  if (toDecide > 0 && !text.missing && !text.stale) {
    const { id: blockId, snippetId } = block;
    points.push({
      ...point,
      key: `doubts-${blockId}`,
      severity: 'look',
      says: `${title} has ${toDecide === 1 ? '1 word' : `${toDecide} words`} to decide`,
      lines: [{ text: `Its ${text.shown} text was made for you, and not every word is certain.`, spot }],
      cures: writable.has(snippetId) ? [{ kind: 'decide', blockId, snippetId, sex: text.shown }] : [],
    });
  }
  if (gone.has(block.snippetId)) {
    points.push({
      ...point,
      key: `gone-${block.id}`,
      severity: 'look',
      says: `${title} is no longer in your library`,
      lines: [{ text: 'Its text stays in this email.', spot }],
      cures: [],
    });
  }
  return points;
}

/** A block that nobody can read before it goes out stays behind. */
export function brokenPoints({ snippets, broken }: CheckedLetter, { block }: LetterPart): ReadyPoint[] {
  if (!broken.has(block.id)) return [];
  const spot: Spot = { at: 'block', blockId: block.id };
  return [
    {
      key: `broken-${block.id}`,
      topic: 'versions',
      severity: 'fix',
      says: `${nameOf(block, snippets)} could not be shown`,
      spot,
      lines: [{ text: 'If you copy now, the email goes out without it.', spot }],
      cures: [{ kind: 'remove', blockId: block.id }],
    },
  ];
}

const makeCure = ({ id, snippetId }: SnippetBlock, sex: Sex): Cure => ({
  kind: 'make-version',
  blockId: id,
  snippetId,
  sex,
});
