import { beforeEach, expect, test } from 'vitest';
import type { Picture } from '@/lib/contracts/pictures';
import type { Actor } from '@/lib/server/policies/actor';
import { backend, provideBackend } from '@/lib/server/backend/backend';
import type { ToldVideo } from '@/lib/server/backend/videos';
import { pictureMegabytes } from '@/lib/domain/billing/plans';
import { readUsage } from '@/lib/server/services/billing/read-usage';
import { listPictures } from '@/lib/server/services/pictures/manage-pictures';
import { showVideoAt } from '@/lib/server/services/pictures/show-video';
import { aGif, aJpeg, aPhoto, aPng, aWebp } from '../support/pictures';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

const typed = 'https://youtu.be/dQw4w9WgXcQ?si=tracker';
const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const title = 'Settle on the mat';

let asked: string[];
function telling(told: ToldVideo | undefined) {
  asked = [];
  provideBackend({
    ...backend(),
    videos: async (video) => {
      asked.push(video.address);
      return told;
    },
  });
}
async function listed(actor: Actor, orgId?: string): Promise<Picture[]> {
  const found: Picture[] = [];
  for await (const picture of await listPictures(actor, orgId)) found.push(picture);
  return found;
}

beforeEach(() => {
  startTestBackend();
  telling({ title, picture: aPhoto() });
});

test('the picture is kept with the library, without what was hidden in it', async () => {
  const { orgId, editor } = await anOrganization();
  const shown = await showVideoAt(editor, orgId, 'snippet', typed);
  expect(shown).toMatchObject({ address, title, picture: { width: 8, height: 8 } });
  expect(asked).toEqual([address]);
  const kept = await backend().pictures.read(shown.picture?.id ?? '');
  expect(Buffer.from(kept ?? [])).toEqual(aJpeg());
  const [known] = await listed(editor, orgId);
  expect(known).toMatchObject({ ...shown.picture, purpose: 'snippet', holders: 0 });
});

test('for an email it is kept in one’s own library', async () => {
  const sam = anActor();
  const { picture } = await showVideoAt(sam, undefined, 'email', typed);
  const [known] = await listed(sam);
  expect(known).toMatchObject({ ...picture, purpose: 'email' });
});

test('where the host does not tell, the address is all there is', async () => {
  telling(undefined);
  expect(await showVideoAt(anActor(), undefined, 'snippet', typed)).toEqual({ address });
});

test.each([
  ['no picture', undefined],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['half a picture', aJpeg().subarray(0, 60)],
  ['one that moves', aGif()],
  ['one that Outlook does not show', aWebp()],
  ['a huge one', aPng({ width: 9_000, height: 1 })],
])('%s leaves the title alone', async (_, picture) => {
  telling({ title, ...(picture && { picture }) });
  const sam = anActor();
  expect(await showVideoAt(sam, undefined, 'snippet', typed)).toEqual({ address, title });
  expect((await readUsage(sam)).pictures?.usedBytes).toBe(0);
});

test('where there is no room, nothing is kept and nothing refused', async () => {
  const sam = anActor();
  await showVideoAt(sam, undefined, 'snippet', typed);
  const library = backend().firestore.collection('libraries').doc(`u_${sam.uid}`);
  await library.update({ pictureBytes: pictureMegabytes.free * 1_000_000 });
  expect(await showVideoAt(sam, undefined, 'snippet', typed)).toEqual({ address, title });
  expect(await listed(sam)).toHaveLength(1);
});

test('what is no video of a known host is refused, and asked for by nobody', async () => {
  const refused = showVideoAt(anActor(), undefined, 'snippet', 'http://169.254.169.254/watch?v=dQw4w9WgXcQ');
  await expect(refused).rejects.toMatchObject({
    code: 'validation',
    extra: { fields: [{ path: 'address' }] },
  });
  expect(asked).toEqual([]);
});

test('who may not write there has nothing asked for', async () => {
  const { orgId, member, outsider } = await anOrganization();
  for (const actor of [member, outsider]) {
    await expect(showVideoAt(actor, orgId, 'snippet', typed)).rejects.toMatchObject({ code: 'forbidden' });
  }
  expect(asked).toEqual([]);
});
