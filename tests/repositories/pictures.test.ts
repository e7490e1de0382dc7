import { beforeEach, describe, expect, it, vi } from 'vitest';
import { statesKept } from '@/lib/contracts/snippet-history';
import type { Picture, PicturePurpose } from '@/lib/contracts/pictures';
import { pictureMegabytes } from '@/lib/domain/billing/plans';
import { picturesIn } from '@/lib/domain/text/picture-address';
import { backend, provideBackend } from '@/lib/server/backend/backend';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import {
  readBilling,
  rememberCustomer,
  writeSubscription,
} from '@/lib/server/repositories/billing/billing-records';
import type { Actor } from '@/lib/server/policies/actor';
import { deleteAccount } from '@/lib/server/services/deletions/delete-account';
import { deleteOrganization } from '@/lib/server/services/deletions/delete-organization';
import { readUsage } from '@/lib/server/services/billing/read-usage';
import { addPicture, deletePicture, listPictures } from '@/lib/server/services/pictures/manage-pictures';
import { showPicture } from '@/lib/server/services/pictures/show-picture';
import { sweepPictures } from '@/lib/server/services/pictures/sweep-pictures';
import { moveSnippets } from '@/lib/server/services/snippets/move-snippets';
import { deleteForGood, restoreFromTrash } from '@/lib/server/services/snippets/manage-trash';
import { purgeTrash } from '@/lib/server/services/snippets/purge-trash';
import { restoreState } from '@/lib/server/services/snippets/read-history';
import {
  createSnippet,
  deleteSnippet,
  importSnippets,
  updateSnippet,
} from '@/lib/server/services/snippets/write-snippets';
import { memoryPictures } from '../support/picture-store';
import { aPhoto, aPng, pngChunk } from '../support/pictures';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

let store: ReturnType<typeof memoryPictures>;
beforeEach(() => {
  startTestBackend();
  store = memoryPictures();
  backend().auth.deleteUser = async () => undefined;
  provideBackend({ ...backend(), pictures: store });
});

const minute = 60_000;
const day = 24 * 60 * minute;
const later = (milliseconds: number) => new Date(Date.now() + milliseconds);
const code = (name: string) => expect.objectContaining({ code: name }) as Error;

interface Added {
  readonly purpose?: PicturePurpose;
  readonly bytes?: Uint8Array;
  readonly key?: string;
}
const add = (actor: Actor, orgId?: string, { purpose = 'snippet', bytes = aPng(), key }: Added = {}) =>
  addPicture(actor, orgId, purpose, { type: 'image/png', bytes }, key);

async function subscribe(owner: OwnerId, megabytes: number, status = 'active') {
  await rememberCustomer(owner, `cus_${owner}`);
  const before = (await readBilling(owner)) ?? { customerId: '', reading: 0 };
  await writeSubscription(owner, before, {
    id: 'sub',
    status,
    planName: 'Plan',
    licenseCount: 5,
    currentPeriodEnd: later(day),
    cancelAtPeriodEnd: false,
    limits: { snippets: null, tokens: 0, tokensPerLicence: 0, pictureMegabytes: megabytes },
  });
}

const showing = (...addresses: readonly string[]) => ({
  title: 'Hand target',
  versions: {
    male: { html: `<p>Look: ${addresses.map((src) => `<img src="${src}" alt="His paw">`).join('')}</p>` },
  },
});
const empty = { title: 'Hand target', versions: { male: { html: '<p>He waits.</p>' } } };

const idsIn = ({ versions }: { versions: { male?: { html: string } | undefined } }) =>
  picturesIn(versions.male?.html ?? '');
async function listed(actor: Actor, orgId?: string): Promise<Picture[]> {
  const found: Picture[] = [];
  for await (const picture of await listPictures(actor, orgId)) found.push(picture);
  return found;
}
const held = async (actor: Actor, orgId?: string) =>
  (await listed(actor, orgId)).map(({ id, holders }) => [id, holders] as const);
const usedBytes = async (actor: Actor) => (await readUsage(actor)).pictures?.usedBytes;
const isShown = async ({ address }: Pick<Picture, 'address'>) => (await showPicture(address)) !== undefined;

describe('an uploaded picture', () => {
  it('is kept to the byte, and shown to whoever knows its address', async () => {
    const sam = anActor();
    const picture = await add(sam);
    expect(picture).toMatchObject({ address: `/pictures/${picture.id}.png`, width: 2, height: 2 });
    expect(picture.id).toMatch(/^[a-z0-9]{26}$/);
    const shown = await showPicture(picture.address);
    expect(shown?.type).toBe('image/png');
    expect(Buffer.from((await shown?.read()) ?? [])).toEqual(aPng());
    expect(await showPicture(`/pictures/${picture.id}.gif`)).toBeUndefined();
    expect(await usedBytes(sam)).toBe(aPng().length);
  });

  it('is refused with what is hidden in it, and nothing is kept', async () => {
    const sam = anActor();
    const photo = addPicture(sam, undefined, 'snippet', { type: 'image/jpeg', bytes: aPhoto() }, undefined);
    await expect(photo).rejects.toEqual(code('validation'));
    expect([await listed(sam), store.kept()]).toEqual([[], []]);
  });

  it('is listed before those that are older, however many there are', async () => {
    const sam = anActor();
    const first = await add(sam);
    const { firestore } = backend();
    const stored = (await firestore.collection('pictures').doc(first.id).get()).data();
    const batch = firestore.batch();
    for (let n = 1; n <= 300; n += 1) {
      batch.set(firestore.collection('pictures').doc(`p${n}`), { ...stored, createdAt: new Date(n) });
    }
    await batch.commit();
    const ids = (await listed(sam)).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([301, 301]);
    expect([ids[0], ids[1], ids.at(-1)]).toEqual([first.id, 'p300', 'p1']);
  });

  it('is made once under one key, and anew where its bytes could not be kept', async () => {
    const sam = anActor();
    vi.spyOn(store, 'put').mockRejectedValueOnce(new Error('full'));
    await expect(add(sam, undefined, { key: 'k' })).rejects.toThrow('full');
    expect([await listed(sam), await usedBytes(sam)]).toEqual([[], 0]);
    const first = await add(sam, undefined, { key: 'k' });
    expect(await add(sam, undefined, { key: 'k' })).toEqual(first);
    await expect(add(sam, undefined, { key: 'k', bytes: aPng({ width: 9 }) })).rejects.toEqual(
      code('conflict'),
    );
    expect(await held(sam)).toEqual([[first.id, 0]]);
  });

  it('leaves nothing where its library ends before its bytes are there', async () => {
    const sam = anActor();
    const { put } = store;
    vi.spyOn(store, 'put').mockImplementationOnce(async (...given) => {
      await deleteAccount(sam);
      await put(...given);
    });
    await expect(add(sam)).rejects.toEqual(code('conflict'));
    expect(store.kept()).toEqual([]);
  });

  it('leaves nothing where its bytes come late, after it was deleted', async () => {
    const sam = anActor();
    const { id } = await add(sam);
    await deletePicture(sam, undefined, id);
    await store.put(id, 'image/png', aPng());
    await sweepPictures(later(14 * minute));
    expect(store.kept()).toEqual([id]);
    await sweepPictures(later(16 * minute));
    expect(store.kept()).toEqual([]);
  });

  it('leaves nothing either where whoever put it there died over it', async () => {
    const sam = anActor();
    vi.spyOn(store, 'put').mockImplementationOnce(() => new Promise(() => undefined));
    void add(sam);
    await vi.waitFor(async () => expect(await held(sam)).toHaveLength(1));
    await sweepPictures(later(59 * minute));
    expect(await held(sam)).toHaveLength(1);
    await sweepPictures(later(61 * minute));
    expect([await held(sam), await usedBytes(sam)]).toEqual([[], 0]);
  });
});

describe('the room of a library', () => {
  const half = pictureMegabytes.free * 500_000;

  it('is not given twice to two that ask at once', async () => {
    const sam = anActor();
    await add(sam);
    const library = backend().firestore.collection('libraries').doc(`u_${sam.uid}`);
    await library.update({ pictureBytes: half * 2 - 2_500_000 });
    const large = { bytes: aPng({ extra: pngChunk('iCCP', Buffer.alloc(2_000_000)) }) };
    const outcomes = await Promise.allSettled([add(sam, undefined, large), add(sam, undefined, large)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(add(sam, undefined, large)).rejects.toMatchObject({
      code: 'plan_limit',
      message:
        'Your plan has room for 50 MB of pictures. Delete snippets with pictures for good, or choose a larger plan.',
    });
    expect((await readUsage(sam)).pictures).toMatchObject({ limitBytes: 50_000_000 });
  });

  it('is what the price of a plan says, for the library of who pays it', async () => {
    const { orgId, admin, member } = await anOrganization();
    await subscribe(`o_${orgId}`, 1);
    await expect(
      add(admin, orgId, { bytes: aPng({ extra: pngChunk('iCCP', Buffer.alloc(1_000_000)) }) }),
    ).rejects.toThrow('The organization has room for 1 MB of pictures.');
    // Whom it covers has what Personal holds.
    expect((await readUsage(member)).pictures).toMatchObject({ limitBytes: 2_000_000_000 });
    await subscribe(`u_${member.uid}`, 800);
    expect((await readUsage(member)).pictures).toMatchObject({ limitBytes: 800_000_000 });
  });

  it('is closed once a subscription has ended', async () => {
    const { orgId, admin } = await anOrganization();
    await subscribe(`o_${orgId}`, 500, 'canceled');
    await expect(add(admin, orgId)).rejects.toThrow('The organization’s subscription has ended.');
  });

  it('is given back by what is deleted, also in an organization', async () => {
    const { orgId, editor } = await anOrganization();
    const { id } = await add(editor, orgId);
    const library = () => backend().firestore.collection('libraries').doc(`o_${orgId}`).get();
    expect((await library()).get('pictureBytes')).toBe(aPng().length);
    await deletePicture(editor, orgId, id);
    expect((await library()).get('pictureBytes')).toBe(0);
  });
});

describe('a picture that a snippet shows', () => {
  it('is held by each that shows it, whatever the time', async () => {
    const sam = anActor();
    const picture = await add(sam);
    await createSnippet(sam, undefined, showing(picture.address), undefined);
    await importSnippets(sam, undefined, [showing(picture.address)], undefined);
    expect(await held(sam)).toEqual([[picture.id, 2]]);
    await expect(deletePicture(sam, undefined, picture.id)).rejects.toEqual(code('conflict'));
    await sweepPictures(later(400 * day));
    expect(await isShown(picture)).toBe(true);
  });

  it('is held in the trash, and goes with its bytes once the last is deleted for good', async () => {
    const sam = anActor();
    const picture = await add(sam);
    const one = await createSnippet(sam, undefined, showing(picture.address), undefined);
    const two = await createSnippet(sam, undefined, showing(picture.address), undefined);
    await deleteSnippet(sam, undefined, one.id);
    await deleteSnippet(sam, undefined, two.id);
    await restoreFromTrash(sam, undefined, [one.id]);
    await deleteForGood(sam, undefined, two.id);
    expect(await held(sam)).toEqual([[picture.id, 1]]);
    await deleteSnippet(sam, undefined, one.id);
    await purgeTrash(later(29 * day));
    await sweepPictures();
    expect(await held(sam)).toEqual([[picture.id, 1]]);
    await purgeTrash(later(31 * day));
    expect(await isShown(picture)).toBe(false);
    await sweepPictures();
    expect([await isShown(picture), store.kept(), await usedBytes(sam)]).toEqual([false, [], 0]);
  });

  it('is held for as long as an earlier state shows it, and shown again where that is restored', async () => {
    const sam = anActor();
    const picture = await add(sam);
    const { id, ...first } = await createSnippet(sam, undefined, showing(picture.address), undefined);
    let { revision } = first;
    const saveEmpty = async (times: number) => {
      for (let n = 0; n < times; n += 1) {
        revision = (await updateSnippet(sam, undefined, { ...empty, id, revision })).revision;
      }
    };
    await saveEmpty(1);
    expect(await held(sam)).toEqual([[picture.id, 1]]);
    const restored = await restoreState(sam, undefined, { id, revision, state: 1 });
    expect(idsIn(restored)).toEqual([picture.id]);
    revision = restored.revision;
    await saveEmpty(statesKept);
    expect(await held(sam)).toEqual([[picture.id, 1]]);
    // Restoring is a save, too, that lets go of the oldest state.
    await restoreState(sam, undefined, { id, revision, state: revision - 1 });
    expect(await held(sam)).toEqual([[picture.id, 0]]);
    await sweepPictures();
    expect(await isShown(picture)).toBe(false);
  });

  it('stays for a year where it is for emails, whatever snippets do', async () => {
    const sam = anActor();
    const picture = await add(sam, undefined, { purpose: 'email' });
    const { id } = await createSnippet(sam, undefined, showing(picture.address), undefined);
    await deleteSnippet(sam, undefined, id);
    await deleteForGood(sam, undefined, id);
    await sweepPictures(later(365 * day));
    expect(await isShown(picture)).toBe(true);
    await sweepPictures(later(367 * day));
    expect(await isShown(picture)).toBe(false);
  });

  it('is gone after 30 days where no snippet ever took it', async () => {
    const sam = anActor();
    const picture = await add(sam);
    await sweepPictures(later(29 * day));
    expect(await isShown(picture)).toBe(true);
    await sweepPictures(later(31 * day));
    expect(await isShown(picture)).toBe(false);
  });

  it('is one of at most twenty', async () => {
    const many = Array.from(
      { length: 21 },
      (_, n) => `/pictures/${String.fromCharCode(97 + n).repeat(26)}.png`,
    );
    await expect(createSnippet(anActor(), undefined, showing(...many), undefined)).rejects.toMatchObject({
      message: 'A snippet can show at most 20 different pictures.',
    });
  });
});

describe('a picture of another library', () => {
  it('is copied once, so that it stays when the other library ends', async () => {
    const { orgId, editor, admin } = await anOrganization();
    const picture = await add(editor, orgId);
    await createSnippet(editor, orgId, showing(picture.address), undefined);
    const own = await createSnippet(editor, undefined, showing(picture.address), undefined);
    const again = await createSnippet(editor, undefined, showing(picture.address), undefined);
    const [copy] = idsIn(own);
    expect(idsIn(again)).toEqual([copy]);
    expect(copy).not.toBe(picture.id);
    expect(await held(editor, orgId)).toEqual([[picture.id, 1]]);
    expect(await held(editor)).toEqual([[copy, 2]]);

    await deleteOrganization(admin, orgId, 'Good Dog Academy');
    await sweepPictures(later(16 * minute));
    expect(store.kept()).toEqual([copy]);
  });

  it('is copied again where the copy has no bytes, and left as it is where nobody has them', async () => {
    const { orgId, editor } = await anOrganization();
    const picture = await add(editor, orgId);
    const own = () => createSnippet(editor, undefined, showing(picture.address), undefined);
    const [copy = ''] = idsIn(await own());
    await store.remove(copy);
    expect(idsIn(await own())).toEqual([copy]);
    expect(store.kept().sort()).toEqual([copy, picture.id].sort());
    const broken = await add(editor, orgId);
    await store.remove(broken.id);
    const shown = await createSnippet(editor, undefined, showing(broken.address), undefined);
    expect(idsIn(shown)).toEqual([broken.id]);
    expect(await held(editor)).toEqual([[copy, 2]]);
  });

  it('is refused where there is no room for the copy, and an import says so', async () => {
    const { orgId, editor } = await anOrganization();
    const picture = await add(editor, orgId);
    await add(editor);
    const library = backend().firestore.collection('libraries').doc(`u_${editor.uid}`);
    await library.update({ pictureBytes: pictureMegabytes.free * 1_000_000 });
    await expect(createSnippet(editor, undefined, showing(picture.address), undefined)).rejects.toEqual(
      code('plan_limit'),
    );
    const { created, skipped } = await importSnippets(
      editor,
      undefined,
      [showing(picture.address), empty],
      undefined,
    );
    expect([created, skipped[0]?.reason]).toEqual([1, expect.stringContaining('50 MB of pictures')]);
  });
});

describe('a snippet that moves', () => {
  it('keeps its pictures in the trash, too, when the library ends that it came from', async () => {
    const { orgId, admin } = await anOrganization();
    const picture = await add(admin, orgId);
    await createSnippet(admin, orgId, showing(picture.address), undefined);
    const { id } = await createSnippet(admin, orgId, showing(picture.address), undefined);
    await moveSnippets(admin, [id], null);
    await deleteSnippet(admin, undefined, id);
    await deleteOrganization(admin, orgId, 'Good Dog Academy');
    expect(await held(admin)).toEqual([[picture.id, 1]]);
    const { restored } = await restoreFromTrash(admin, undefined, [id]);
    expect([restored.length, await isShown(picture)]).toEqual([1, true]);
  });

  it('takes along what it alone shows, counted in both libraries', async () => {
    const { orgId, admin } = await anOrganization();
    const picture = await add(admin);
    const { id } = await createSnippet(admin, undefined, showing(picture.address), undefined);
    await moveSnippets(admin, [id], orgId);
    expect([await held(admin), await usedBytes(admin)]).toEqual([[], 0]);
    expect(await held(admin, orgId)).toEqual([[picture.id, 1]]);
  });

  it('is refused where there is no room for its pictures', async () => {
    const { orgId, admin } = await anOrganization();
    const picture = await add(admin);
    const { id } = await createSnippet(admin, undefined, showing(picture.address), undefined);
    await add(admin, orgId);
    const library = backend().firestore.collection('libraries').doc(`o_${orgId}`);
    await library.update({ pictureBytes: pictureMegabytes.free * 1_000_000 });
    await expect(moveSnippets(admin, [id], orgId)).rejects.toEqual(code('plan_limit'));
    expect(await held(admin)).toEqual([[picture.id, 1]]);
  });

  it('shares what others show too, and has it to itself when their library ends', async () => {
    const { orgId, admin } = await anOrganization();
    const picture = await add(admin, orgId);
    await createSnippet(admin, orgId, showing(picture.address), undefined);
    const { id } = await createSnippet(admin, orgId, showing(picture.address), undefined);
    await moveSnippets(admin, [id], null);
    expect(await held(admin, orgId)).toEqual([[picture.id, 2]]);
    await deleteOrganization(admin, orgId, 'Good Dog Academy');
    expect([await held(admin), await isShown(picture)]).toEqual([[[picture.id, 1]], true]);
    await deleteSnippet(admin, undefined, id);
    expect(await held(admin)).toEqual([[picture.id, 1]]);
    expect(await usedBytes(admin)).toBe(aPng().length);
  });
});

it('goes with the account, its bytes too', async () => {
  const sam = anActor();
  const picture = await add(sam);
  await add(sam, undefined, { purpose: 'email' });
  await createSnippet(sam, undefined, showing(picture.address), undefined);
  await deleteAccount(sam);
  expect([store.kept(), await isShown(picture)]).toEqual([[], false]);
});
