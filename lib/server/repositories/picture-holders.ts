import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import { isHeldBy, releasedBy, takenBy } from '@/lib/domain/pictures/kept-pictures';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import { picturesIn } from '@/lib/domain/text/picture-address';
import { pictures, putPictureIn, type StoredPicture } from './pictures';

/** What shows pictures: a snippet, or what is kept of it. */
export interface Showing {
  readonly versions: Readonly<Partial<Record<string, { readonly html: string } | undefined>>>;
}

/** The ids of the pictures that a snippet shows. */
export const shownBy = ({ versions }: Showing): string[] =>
  picturesIn(...Object.values(versions).flatMap((version) => version?.html ?? []));

/**
 * The pictures that a transaction is about: read at its beginning, changed by what happens to their holders, and written with
 * its writes.
 */
export class HeldPictures {
  private readonly changed = new Set<string>();

  private constructor(private readonly known: Map<string, StoredPicture>) {}

  /** Those that are shown, before or after. */
  static async readIn(tx: Transaction, shown: readonly (Showing | undefined)[]): Promise<HeldPictures> {
    const ids = [...new Set(shown.flatMap((each) => (each ? shownBy(each) : [])))];
    const found = ids.length === 0 ? [] : await tx.getAll(...ids.map((id) => pictures().doc(id)));
    return new HeldPictures(
      new Map(
        found.flatMap((document) => {
          const picture = document.data();
          return picture ? [[document.id, picture] as const] : [];
        }),
      ),
    );
  }

  /** A holder of this library shows something else: it takes what is new, of its own library only, and lets go of the rest. */
  show(holder: string, libraryId: OwnerId, before: Showing | undefined, after: Showing | undefined): void {
    const [showed, shows] = [before, after].map((showing) => (showing ? shownBy(showing) : []));
    for (const id of shows ?? []) {
      if (this.known.get(id)?.libraryId === libraryId) this.change(id, (picture) => takenBy(picture, holder));
    }
    const now = new Date();
    for (const id of showed ?? []) {
      if (!shows?.includes(id)) this.change(id, (picture) => releasedBy(picture, holder, now));
    }
  }

  /** Takes pictures of one library along to another that these holders alone show; answers with their bytes. */
  move(from: string, to: OwnerId, holders: ReadonlySet<string>): number {
    let bytes = 0;
    for (const [id, picture] of this.known) {
      if (picture.libraryId !== from || !isHeldBy(picture, holders)) continue;
      bytes += picture.bytes;
      this.change(id, (before) => ({ ...before, libraryId: to }));
    }
    return bytes;
  }

  writeIn(tx: Transaction): void {
    for (const id of this.changed) {
      const picture = this.known.get(id);
      if (picture) putPictureIn(tx, id, picture);
    }
  }

  private change(id: string, to: (picture: StoredPicture) => StoredPicture): void {
    const before = this.known.get(id);
    if (!before) return;
    const after = to(before);
    if (after === before) return;
    this.known.set(id, after);
    this.changed.add(id);
  }
}
