import * as z from 'zod/mini';
import { sexSchema, timeSchema } from '@/lib/contracts/primitives';
import { snippetSchema } from '@/lib/contracts/snippet-fields';
import { kindOfVariableSchema, type KindOfVariable } from '@/lib/contracts/variable-kinds';
import {
  isEmptyLetter,
  type Letter,
  type LetterSnippet,
  type SnippetsById,
} from '@/lib/domain/letter/letter';
import { partsWith, wholeParts } from '@/lib/domain/letter/letter-text';
import {
  fillLine,
  letterFallbacks,
  letterVariables,
  unfilled,
  whoIs,
} from '@/lib/domain/letter/letter-variables';
import { saidIn, saidValues, settled } from '@/lib/domain/letter/said-values';
import { localDay } from '@/lib/domain/variables/days';
import { kindsByName, type KindsByName } from '@/lib/domain/variables/kinds-by-name';
import { textOf } from '@/lib/domain/text/rich-text-plain';
import { deviceStore } from '@/lib/client/device/device-store';

const key = 'letter';

const blockSchema = z.union([
  z.object({
    kind: z.literal('snippet'),
    id: z.string(),
    snippetId: z.string(),
    orgId: z.optional(z.string()),
    sexOverride: z.optional(sexSchema),
    editedHtml: z.optional(z.string()),
    chosenParts: z.optional(z.record(z.string(), z.boolean())),
  }),
  z.object({ kind: z.literal('text'), id: z.string(), html: z.string() }),
]);

const { shape } = snippetSchema;

export const keptLetterSchema = z.object({
  letter: z.object({
    sex: sexSchema,
    areSeveral: z.optional(z.literal(true)),
    subject: z.string(),
    values: z.record(z.string(), z.string()),
    blocks: z.array(blockSchema),
  }),
  snippets: z.array(
    z.object({
      id: shape.id,
      orgId: shape.orgId,
      title: shape.title,
      versions: shape.versions,
      variables: shape.variables,
    }),
  ),
  kinds: z.optional(z.array(kindOfVariableSchema)),
  editedAt: timeSchema,
});

/** The letter as this device keeps it, with the snippets it shows, so that it reads the same without the library. */
export interface KeptLetter {
  readonly letter: Letter;
  readonly snippets: readonly LetterSnippet[];
  /** What its variables ask for. */
  readonly kinds?: readonly KindOfVariable[];
  readonly editedAt: string;
}

const noKinds: KindsByName = new Map();

export function keptLetter(
  letter: Letter,
  snippets: SnippetsById,
  editedAt: string,
  kinds: KindsByName = noKinds,
): KeptLetter {
  const chosen = letter.blocks.flatMap((block) =>
    block.kind === 'snippet' ? (snippets.get(block.snippetId) ?? []) : [],
  );
  const shown = chosen.map(({ id, orgId, title, versions, variables }) => ({
    id,
    title,
    versions,
    variables,
    ...(orgId === undefined ? {} : { orgId }),
  }));
  const asked = [...kinds].map(([name, kind]) => ({ name, kind }));
  return { letter, snippets: shown, ...(asked.length > 0 && { kinds: asked }), editedAt };
}

export async function loadLetter(uid: string): Promise<KeptLetter | null> {
  return ((await deviceStore(uid).read(key, keptLetterSchema)) as KeptLetter | undefined) ?? null;
}

/** Answers whether the device keeps it; an empty letter is not worth keeping. */
export async function keepLetter(uid: string, kept: KeptLetter): Promise<boolean> {
  if (!isEmptyLetter(kept.letter)) return deviceStore(uid).write(key, kept);
  await clearLetter(uid);
  return true;
}

async function clearLetter(uid: string): Promise<void> {
  await deviceStore(uid).remove(key);
}

/** A letter in a few words, for the way back to it. */
export interface LetterOutline {
  readonly subject: string;
  readonly firstLines: string;
  readonly snippetCount: number;
  readonly emptyDetails: number;
  readonly dog: string | undefined;
  readonly editedAt: string;
}

/** More than the card shows on any screen, so that it is cut where its lines end. */
const firstLinesLength = 600;

export function outlineOf({
  letter: begun,
  snippets,
  kinds: asked = [],
  editedAt,
}: KeptLetter): LetterOutline {
  const [kinds, today] = [kindsByName(asked), localDay(new Date())];
  const whole = wholeParts(begun, new Map(snippets.map((snippet) => [snippet.id, snippet])));
  const letter = settled(begun, letterVariables(whole, begun.subject), kinds, today);
  const parts = partsWith(whole, letter.values);
  const names = letterVariables(parts, letter.subject);
  const said = saidValues(letter.values, kinds, today);
  const text = parts.map((part) => textOf(part.richText, saidIn(said, part.text))).join(' ');
  return {
    subject: fillLine(letter.subject, said[letter.sex]),
    firstLines: beginningOf(text.replace(/\s+/g, ' ')),
    snippetCount: letter.blocks.filter((block) => block.kind === 'snippet').length,
    emptyDetails: unfilled(names, letter.values, letterFallbacks(parts, letter.subject, letter.areSeveral))
      .length,
    dog: whoIs(letter, names).dog,
    editedAt,
  };
}

/** Whole words, with a sign that there are more. */
function beginningOf(text: string): string {
  return text.length <= firstLinesLength
    ? text
    : `${text.slice(0, firstLinesLength).replace(/\s*\S*$/, '')}…`;
}
