import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import { isHeldBy, releasedBy, takenBy } from '@/lib/domain/pictures/kept-pictures';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import type { Sex } from '@/lib/contracts/primitives';
import { picturesIn } from '@/lib/domain/text/picture-address';
import type { StoredSnippet } from './snippet-document';
import { pictures, putPictureIn, type StoredPicture } from '@/lib/server/repositories/pictures/pictures';

/** The ids of the pictures that the versions of a snippet show. */
export const shownIn = (
  versions: Readonly<Partial<Record<Sex, { readonly html: string } | undefined>>>,
): string[] => picturesIn(...Object.values(versions).flatMap((version) => version?.html ?? []));

/** A snippet with what it holds: what it shows, and what the states show that are kept of it. */
type Holding = Pick<StoredSnippet, 'pictures'> | undefined;

export const heldBy = (snippet: Holding): string[] => (snippet?.pictures ?? []).map(({ id }) => id);

/**
 * The pictures that a transaction is about: read at its beginning, changed by what happens to their holders, and written with
 * its writes.
 */
export class HeldPictures {
  private readonly changed = new Set<string>();

  private constructor(private readonly known: Map<string, StoredPicture>) {}

  /** Those that are held, before or after. */
  static async readIn(tx: Transaction, ids: readonly string[]): Promise<HeldPictures> {
    const asked = [...new Set(ids)];
    const found = asked.length === 0 ? [] : await tx.getAll(...asked.map((id) => pictures().doc(id)));
    return new HeldPictures(
      new Map(
        found.flatMap((document) => {
          const picture = document.data();
          return picture ? [[document.id, picture] as const] : [];
        }),
      ),
    );
  }

  /** A snippet of this library takes what is new in it, of its own library only, and lets go of what it holds no longer. */
  change(holder: string, libraryId: string, before: Holding, after: Holding): void {
    const holds = heldBy(after);
    for (const id of holds) {
      if (this.known.get(id)?.libraryId === libraryId) this.put(id, (picture) => takenBy(picture, holder));
    }
    const now = new Date();
    for (const id of heldBy(before)) {
      if (!holds.includes(id)) this.put(id, (picture) => releasedBy(picture, holder, now));
    }
  }

  /** Takes pictures of one library along to another that these holders alone show; answers with their bytes. */
  move(from: string, to: OwnerId, holders: ReadonlySet<string>): number {
    let bytes = 0;
    for (const [id, picture] of this.known) {
      if (picture.libraryId !== from || !isHeldBy(picture, holders)) continue;
      bytes += picture.bytes;
      this.put(id, (before) => ({ ...before, libraryId: to }));
    }
    return bytes;
  }

  writeIn(tx: Transaction): void {
    for (const id of this.changed) {
      const picture = this.known.get(id);
      if (picture) putPictureIn(tx, id, picture);
    }
  }

  private put(id: string, to: (picture: StoredPicture) => StoredPicture): void {
    const before = this.known.get(id);
    if (!before) return;
    const after = to(before);
    if (after === before) return;
    this.known.set(id, after);
    this.changed.add(id);
  }
}
