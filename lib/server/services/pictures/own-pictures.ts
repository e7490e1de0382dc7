import 'server-only';
import { keptUntil } from '@/lib/domain/pictures/kept-pictures';
import { withOtherPictures } from '@/lib/domain/text/picture-address';
import { sexes } from '@/lib/contracts/primitives';
import type { Scope } from '@/lib/server/policies/scope';
import { logFailure } from '@/lib/server/runtime/log';
import { shownIn } from '@/lib/server/repositories/snippets/picture-holders';
import {
  addPicture,
  findCopy,
  findPictures,
  type StoredPicture,
} from '@/lib/server/repositories/pictures/pictures';
import type { SnippetContent } from '@/lib/server/repositories/snippets/snippet-revisions';
import { keepBytes } from './keep-bytes';
import { readPictureQuota } from './read-picture-quota';

/**
 * The content with pictures of its own library alone: what it shows of others is copied, once for each library, so that it
 * stays whatever becomes of them. Throws plan_limit where there is no room.
 */
export async function withOwnPictures(
  scope: Scope<'snippets.write'>,
  content: SnippetContent,
): Promise<SnippetContent> {
  const found = await findPictures(shownIn(content.versions));
  const copies = new Map<string, string>();
  for (const [id, picture] of found) {
    if (picture.libraryId === scope.libraryId) continue;
    copies.set(id, (await copyOf(scope, id, picture)) ?? id);
  }
  if (copies.size === 0) return content;
  const versions: SnippetContent['versions'] = Object.fromEntries(
    sexes.flatMap((sex) => {
      const version = content.versions[sex];
      return version ? [[sex, { ...version, html: withOtherPictures(version.html, copies) }] as const] : [];
    }),
  );
  return { ...content, versions };
}

/** The copy that the library has already, or a new one; undefined where there is nothing to copy. */
async function copyOf(
  scope: Scope<'snippets.write'>,
  id: string,
  picture: StoredPicture,
): Promise<string | undefined> {
  const known = await findCopy(scope, id);
  const added = known === undefined ? await newCopy(scope, id, picture) : { id: known, isNew: false };
  try {
    // Also of one that is there: whoever made it may have died before its bytes were.
    await keepBytes(scope, added, async (store) => {
      if (!(await store.copy(id, added.id))) throw new NothingThere(id);
    });
    return added.id;
  } catch (error) {
    if (!(error instanceof NothingThere)) throw error;
    // It is as broken here as it is there.
    logFailure(error, { work: 'copying a picture' });
    return known;
  }
}

const newCopy = async (
  scope: Scope<'snippets.write'>,
  id: string,
  { type, bytes, width, height }: StoredPicture,
) =>
  addPicture(
    scope,
    {
      type,
      bytes,
      width,
      height,
      purpose: 'snippet',
      keepUntil: keptUntil('snippet', new Date()),
      copyOf: id,
    },
    await readPictureQuota(scope),
    { actor: scope.actor, call: 'copy a picture', key: undefined, body: undefined },
  );

class NothingThere extends Error {
  constructor(id: string) {
    super(`The picture ${id} is on record and has no bytes.`);
  }
}
