import type { Sex } from '@/lib/contracts/primitives';
import type { Version } from '@/lib/contracts/snippet-fields';
import type { Letter, LetterBlock, LetterSnippet, SnippetBlock, SnippetsById } from './letter';
import { partsOut, textWithout, withoutMarks } from './optional-parts';
import type { TextsOfSeveral } from './several-dogs';
import { parseRichText, withoutEmptyEnds, type RichText } from '@/lib/domain/text/rich-text';
import type { Values } from '@/lib/domain/text/variable-values';

/** What a block says at the moment, and how it came to say it. */
export interface ShownText {
  readonly html: string;
  /** The version the dog's sex or the block's own choice asks for. */
  readonly wanted: Sex;
  /** The version that is shown; null where there is none at all, for free text and where the snippet is gone. */
  readonly shown: Sex | null;
  /** Versions with a text, in the order in which they are offered. */
  readonly available: readonly Sex[];
  readonly missing: boolean;
  readonly stale: boolean;
  readonly edited: boolean;
  /** The sex that its pronouns should speak of. */
  readonly spokenOf: Sex;
}

/** A missing version shows the other sex first: it is most likely what the missing one would be made from. */
/** Which version stands in for a missing one, the likeliest first. */
export const stead: Readonly<Record<Sex, readonly Sex[]>> = {
  male: ['male', 'female', 'neutral'],
  female: ['female', 'male', 'neutral'],
  neutral: ['neutral', 'male', 'female'],
};

const ofOne: TextsOfSeveral = new Map();

/** `ofSeveral` is what neutral texts say of several dogs, where the letter is about them. */
export function shownText(
  block: LetterBlock,
  snippets: SnippetsById,
  letterSex: Sex,
  ofSeveral = ofOne,
): ShownText {
  if (block.kind === 'text') {
    return { ...plain, html: block.html, wanted: letterSex, spokenOf: letterSex };
  }
  const snippet = snippets.get(block.snippetId);
  const wanted = block.sexOverride ?? letterSex;
  const available = stead[wanted].filter((sex) => versionOf(snippet, sex) !== undefined);
  const shown = available[0] ?? null;
  const version = shown === null ? undefined : versionOf(snippet, shown);
  const neutral = shown === 'neutral' ? neutralTextOf(block, snippets) : null;
  const told = neutral === null ? undefined : ofSeveral.get(neutral);
  return {
    html: told?.html ?? block.editedHtml ?? version?.html ?? '',
    wanted,
    shown,
    available,
    missing: shown !== null && shown !== wanted,
    stale: version?.stale ?? false,
    edited: block.editedHtml !== undefined,
    spokenOf: spokenOf(block, letterSex),
  };
}

const plain = { shown: null, available: [], missing: false, stale: false, edited: false } as const;

function versionOf(snippet: LetterSnippet | undefined, sex: Sex): Version | undefined {
  const version = snippet?.versions[sex];
  return version && version.html !== '' ? version : undefined;
}

/** The neutral text that a snippet of a letter about several dogs is told of; null where a hand or another choice has its say. */
export function neutralTextOf(block: SnippetBlock, snippets: SnippetsById): string | null {
  if (block.editedHtml !== undefined || block.sexOverride !== undefined) return null;
  return versionOf(snippets.get(block.snippetId), 'neutral')?.html ?? null;
}

/** The neutral texts of a letter's snippets, each once. */
export function neutralTexts(blocks: readonly LetterBlock[], snippets: SnippetsById): string[] {
  const texts = blocks.flatMap((block) =>
    block.kind === 'snippet' ? (neutralTextOf(block, snippets) ?? []) : [],
  );
  return [...new Set(texts)];
}

/** A block set to neutral still belongs to a letter about this dog; one set to the other sex speaks of another. */
function spokenOf(block: SnippetBlock, letterSex: Sex): Sex {
  return block.sexOverride === undefined || block.sexOverride === 'neutral' ? letterSex : block.sexOverride;
}

export interface LetterPart {
  readonly block: LetterBlock;
  readonly text: ShownText;
  /** What the letter says: without the optional parts that are out. */
  readonly richText: RichText;
  /** The text with all its parts. */
  readonly whole: RichText;
  /** The places of the parts that are out. */
  readonly out: readonly number[];
  /** Why the text cannot be read: such a part says nothing, and the others go on. */
  readonly error?: Error;
}

const nothing: RichText = [];

/** The letter's blocks in order, each with the text it shows. */
export function letterParts(
  letter: Pick<Letter, 'blocks' | 'sex' | 'values'>,
  snippets: SnippetsById,
  ofSeveral = ofOne,
): readonly LetterPart[] {
  return partsWith(wholeParts(letter, snippets, ofSeveral), letter.values);
}

/** The same before anything is known that brings optional parts in. */
export function wholeParts(
  letter: Pick<Letter, 'blocks' | 'sex'>,
  snippets: SnippetsById,
  ofSeveral = ofOne,
): readonly LetterPart[] {
  return letter.blocks.map((block): LetterPart => {
    const text = shownText(block, snippets, letter.sex, ofSeveral);
    try {
      const parsed = withoutEmptyEnds(parseRichText(text.html));
      // What somebody writes into a letter themselves is meant to be in it.
      const whole = block.kind === 'text' ? withoutMarks(parsed) : parsed;
      return { block, text, richText: whole, whole, out: allIn };
    } catch (cause) {
      const error = new Error('A text cannot be read', { cause });
      return { block, text, richText: nothing, whole: nothing, out: allIn, error };
    }
  });
}

const allIn: readonly number[] = [];

const known = new WeakMap<readonly LetterPart[], Map<string, readonly LetterPart[]>>();

/** The parts as the values leave them; the same array for as long as the same optional parts are in. */
export function partsWith(parts: readonly LetterPart[], values: Values): readonly LetterPart[] {
  const outs = parts.map(({ block, whole }) =>
    block.kind === 'text' ? allIn : partsOut(whole, values, block.chosenParts),
  );
  if (outs.every((out) => out.length === 0)) return parts;
  const ofParts = known.get(parts) ?? new Map<string, readonly LetterPart[]>();
  known.set(parts, ofParts);
  const key = outs.map((out) => out.join()).join(';');
  const before = ofParts.get(key);
  if (before) return before;
  const now = parts.map((part, index): LetterPart => {
    const out = outs[index] ?? allIn;
    return out.length === 0 ? part : { ...part, out, richText: textWithout(part.whole, out) };
  });
  ofParts.set(key, now);
  return now;
}
