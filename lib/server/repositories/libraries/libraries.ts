import 'server-only';
import type { DocumentReference, Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { variableColorSchema, variableColors, type Variable } from '@/lib/contracts/snippet-fields';
import { recount } from '@/lib/domain/snippets/label-counts';
import { assignColors, fallbackColor, type ColorsByName } from '@/lib/domain/text/variable-colors';
import type { Scope, WritingScope } from '@/lib/server/policies/scope';
import { backend } from '@/lib/server/backend/backend';
import { Fault } from '@/lib/server/faults/fault';
import { converterFor } from '@/lib/server/repositories/document-schema';
import { checkPermission } from '@/lib/server/repositories/permissions/permission-checks';
import { inLibrary } from './library-transaction';

/** Most names that one library colours: its document must stay well below Firestore's 1 MiB. */
const nameLimit = 5_000;
/** Most tags of one library, for the same reason. */
export const tagLimit = 2_000;
/** So many removals a library remembers. */
export const removalLimit = 500;

const countsSchema = z.array(z.object({ name: z.string(), count: z.number() }));

/** How many snippets carry each tag and each variable. Lists: a map would refuse a tag like `__x__`. */
const labelCountsSchema = z.object({ tags: countsSchema, variables: countsSchema });
export type LabelCounts = z.output<typeof labelCountsSchema>;

const storedLibrarySchema = z.object({
  count: z.number(),
  /** Moves with every change of the library's snippets: the ETag. */
  version: z.number(),
  colors: z.record(z.string(), variableColorSchema),
  /** Left out: the library is from before they were kept, and nobody has asked for them since. */
  labels: z.optional(labelCountsSchema),
  /** What was deleted or moved away, and the version that did it; the newest stands last. */
  removed: z.optional(z.array(z.object({ id: z.string(), version: z.number() }))),
  /** `removed` has every removal after this version. */
  removedFrom: z.optional(z.number()),
  /** The version that last gave a known variable another colour. */
  recoloredAt: z.optional(z.number()),
  /** What its pictures take together; left out while it has had none. */
  pictureBytes: z.optional(z.number()),
});

const librarySchema = z.pipe(
  storedLibrarySchema,
  z.transform((stored) => ({
    ...stored,
    removed: stored.removed ?? [],
    // Of what was removed before removals were kept nobody knows.
    removedFrom: stored.removedFrom ?? stored.version,
    recoloredAt: stored.recoloredAt ?? stored.version,
  })),
);
export type Library = z.output<typeof librarySchema>;

const emptyLibrary: Library = {
  count: 0,
  version: 0,
  colors: {},
  labels: { tags: [], variables: [] },
  removed: [],
  removedFrom: 0,
  recoloredAt: 0,
};

function reference(libraryId: string): DocumentReference<Library> {
  return backend()
    .firestore.collection('libraries')
    .withConverter(converterFor(librarySchema))
    .doc(libraryId);
}

export async function readLibrary(scope: Scope): Promise<Library> {
  return (await reference(scope.libraryId).get()).data() ?? emptyLibrary;
}

/** For a write: refused where the scope would not be given any more. */
export async function readLibraryIn(
  tx: Transaction,
  { libraryId, actor, action }: WritingScope,
): Promise<Library> {
  const [library] = await Promise.all([
    tx.get(reference(libraryId)),
    checkPermission(tx, libraryId, actor, action),
  ]);
  return library.data() ?? emptyLibrary;
}

export function writeLibraryIn(tx: Transaction, scope: WritingScope, library: Library): void {
  if (Object.keys(library.colors).length > nameLimit) {
    throw new Fault('validation', 'This library has too many different variables. Use the names you have.');
  }
  if (!fits(library.labels)) {
    throw new Fault('validation', 'This library has too many different tags. Use the tags you have.');
  }
  tx.set(reference(scope.libraryId), library);
}

export const withPictureBytes = (library: Library, more: number): Library => ({
  ...library,
  pictureBytes: Math.max(0, (library.pictureBytes ?? 0) + more),
});

/** For what is done to a library's pictures by no one in particular; one that is gone stays so. */
export async function changePictureBytesIn(tx: Transaction, libraryId: string, more: number): Promise<void> {
  const library = (await tx.get(reference(libraryId))).data();
  if (library) tx.set(reference(libraryId), withPictureBytes(library, more));
}

/** Keeps what was counted in a library from before, where it fits; whoever writes meanwhile has it counted again. */
export async function keepLabelCounts(
  scope: Scope,
  countIn: (tx: Transaction) => Promise<LabelCounts>,
): Promise<LabelCounts> {
  return inLibrary(scope, async (tx) => {
    const library = (await tx.get(reference(scope.libraryId))).data();
    const labels = library?.labels ?? (await countIn(tx));
    if (library && !library.labels && fits(labels))
      tx.set(reference(scope.libraryId), { ...library, labels });
    return labels;
  });
}

const fits = (labels: LabelCounts | undefined) => (labels?.tags.length ?? 0) <= tagLimit;

interface Labels {
  readonly tags: readonly string[];
  readonly variables: readonly string[];
}

/** What happens to one snippet of a library: it comes where there is only an `after`, and goes where there is none. */
interface SnippetChange {
  readonly id: string;
  readonly before?: Labels;
  readonly after?: Labels;
  /** Colours that are asked for. */
  readonly asked?: readonly Variable[];
}

/** The library one version on, at which the snippet is written or removed, with a colour for each of its variables. */
export function advance(library: Library, { id, before, after, asked = [] }: SnippetChange): Library {
  const version = library.version + 1;
  const colors = assignColors(library.colors, after?.variables ?? [], asked, variableColors);
  const isRecolored = after?.variables.some(
    (name) => (library.colors[name] ?? colors[name]) !== colors[name],
  );
  const removed = library.removed.filter((removal) => removal.id !== id);
  if (!after) removed.push({ id, version });
  const forgotten = removed.splice(0, removed.length - removalLimit).at(-1);
  return {
    count: library.count + (after ? 1 : 0) - (before ? 1 : 0),
    version,
    colors,
    ...(library.labels && {
      labels: {
        tags: [...recount(library.labels.tags, before?.tags ?? [], after?.tags ?? [])],
        variables: [...recount(library.labels.variables, before?.variables ?? [], after?.variables ?? [])],
      },
    }),
    removed,
    removedFrom: forgotten?.version ?? library.removedFrom,
    recoloredAt: isRecolored ? version : library.recoloredAt,
    ...(library.pictureBytes !== undefined && { pictureBytes: library.pictureBytes }),
  };
}

export const allColors = ({ colors }: Library): Variable[] => coloredVariables(Object.keys(colors), colors);

export function coloredVariables(names: readonly string[], colors: ColorsByName): Variable[] {
  return names.map((name) => ({ name, color: colors[name] ?? fallbackColor }));
}
