import { beforeAll, describe, expect, it } from 'vitest';
import { dogLimits } from '@/lib/contracts/dog-limits';
import { backend } from '@/lib/server/backend/backend';
import type { Actor } from '@/lib/server/policies/actor';
import { createDog, deleteDog, keepDogs, listDogs, updateDog } from '@/lib/server/services/dogs/manage-dogs';
import { deleteDogEmail, listDogEmails, noteDogEmail } from '@/lib/server/services/dogs/note-dog-email';
import { documentsNaming } from '@/tests/support/stored-documents';
import { aDogContent, aNote } from '@/tests/support/dogs';
import { anActor, startTestBackend } from '@/tests/support/test-backend';

beforeAll(() => void startTestBackend());

async function aKeeper(): Promise<Actor> {
  const sam = anActor();
  await keepDogs(sam, true);
  return sam;
}

const kept = (actor: Actor) => documentsNaming(actor.uid, ['dogBooks', 'dogs', 'dogEmails']);
const add = (actor: Actor, name: string) => createDog(actor, aDogContent({ name }), undefined);
const at = (minute: number) =>
  new Date(Date.parse('2026-11-24T09:00:00.000Z') + minute * 60_000).toISOString();

describe('dogs that are not kept', () => {
  it('are none, and none can be added', async () => {
    const sam = anActor();
    expect(await listDogs(sam)).toEqual({ isKept: false, dogs: [] });
    await expect(add(sam, 'Bella')).rejects.toMatchObject({ code: 'conflict' });
    await expect(noteDogEmail(sam, aNote(), undefined)).rejects.toMatchObject({ code: 'conflict' });
    await deleteDog(sam, 'none');
    await deleteDogEmail(sam, 'none');
    expect(await kept(sam)).toEqual([]);
  });

  it('leave nothing behind, with their emails', async () => {
    const sam = await aKeeper();
    await add(sam, 'Max');
    await noteDogEmail(sam, aNote(), 'key');
    expect((await kept(sam)).length).toBe(4);
    await keepDogs(sam, false);
    expect(await kept(sam)).toEqual([]);
    expect(await listDogs(sam)).toEqual({ isKept: false, dogs: [] });
  });

  it('do not come back when they are kept again, nor by a call that is made again', async () => {
    const sam = await aKeeper();
    await noteDogEmail(sam, aNote(), 'key');
    await keepDogs(sam, false);
    await keepDogs(sam, true);
    expect(await listDogs(sam)).toEqual({ isKept: true, dogs: [] });
    await expect(noteDogEmail(sam, aNote(), 'key')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are deleted in the end where that was cut short', async () => {
    const sam = await aKeeper();
    await add(sam, 'Bella');
    const book = backend().firestore.collection('dogBooks').doc(sam.uid);
    const { current } = (await book.get()).data() as { current: string };
    await book.set({ dogs: 0, old: [current] });
    expect((await kept(sam)).length).toBe(2);
    expect(await listDogs(sam)).toEqual({ isKept: false, dogs: [] });
    expect(await kept(sam)).toEqual([]);
  });
});

describe('dogs', () => {
  it('are no more than there can be, whoever comes first', async () => {
    const sam = await aKeeper();
    const book = backend().firestore.collection('dogBooks').doc(sam.uid);
    await book.update({ dogs: dogLimits.dogs - 1 });
    const outcomes = await Promise.allSettled([add(sam, 'One'), add(sam, 'Two')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(noteDogEmail(sam, aNote(), undefined)).rejects.toMatchObject({
      message: 'Your account keeps 2,000 dogs, the most it can. Delete some that you no longer train.',
    });
    const [dog] = (await listDogs(sam)).dogs;
    await deleteDog(sam, dog?.id ?? '');
    await add(sam, 'Three');
  });

  it('are one for each name and client, also by two calls at once', async () => {
    const sam = await aKeeper();
    const outcomes = await Promise.allSettled([add(sam, 'Bella'), add(sam, 'bella')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const other = await createDog(sam, aDogContent({ client: 'Jones' }), undefined);
    await expect(updateDog(sam, { ...aDogContent(), id: other.id })).rejects.toMatchObject({
      code: 'conflict',
      message: 'You already have Bella of Ms. Smith.',
    });
  });

  it('are nobody else’s', async () => {
    const [sam, kim] = [await aKeeper(), await aKeeper()];
    const dog = await noteDogEmail(sam, aNote(), undefined);
    const emailId = dog.lastEmail?.id ?? '';
    await expect(updateDog(kim, { ...aDogContent(), id: dog.id })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(listDogEmails(kim, { dogId: dog.id })).rejects.toMatchObject({ code: 'not_found' });
    await deleteDog(kim, dog.id);
    await deleteDogEmail(kim, emailId);
    expect((await listDogs(sam)).dogs).toEqual([dog]);
    expect((await listDogEmails(sam, { dogId: dog.id })).emails).toHaveLength(1);
  });
});

describe('emails of a dog', () => {
  it('are noted one by one, by two devices at once', async () => {
    const sam = await aKeeper();
    const note = (subject: string) => noteDogEmail(sam, aNote({ subject }), undefined);
    await Promise.all([note('One'), note('Two')]);
    const { dogs } = await listDogs(sam);
    expect(dogs.map(({ name, emails }) => [name, emails])).toEqual([['Bella', 2]]);
  });

  it('are fifty at most, read ten by ten, and what gives way is deleted', async () => {
    const sam = await aKeeper();
    for (let n = 0; n < dogLimits.emails + 2; n += 1)
      await noteDogEmail(sam, aNote({ subject: `Email ${n}`, copiedAt: at(n) }), undefined);
    const [dog] = (await listDogs(sam)).dogs;
    expect(dog).toMatchObject({ emails: 50, lastUsedAt: at(51), lastEmail: { subject: 'Email 51' } });
    expect(await documentsNaming(sam.uid, ['dogEmails'])).toHaveLength(50);
    const subjects: string[] = [];
    let before: string | undefined;
    for (let page = 0; page < 5; page += 1) {
      const { emails, hasMore } = await listDogEmails(sam, { dogId: dog?.id ?? '', before });
      expect([emails.length, hasMore]).toEqual([10, page < 4]);
      subjects.push(...emails.map(({ subject }) => subject));
      before = emails.at(-1)?.id;
    }
    expect(subjects).toEqual(Array.from({ length: 50 }, (_, n) => `Email ${51 - n}`));
  });

  it('that was told late changes nothing of what was told since', async () => {
    const sam = await aKeeper();
    await noteDogEmail(sam, aNote({ subject: 'New', copiedAt: at(10) }), undefined);
    const old = { ...aNote({ subject: 'Old' }), dog: aDogContent({ details: { breed: 'Boxer' } }) };
    const dog = await noteDogEmail(sam, old, undefined);
    expect(dog).toMatchObject({
      details: { breed: 'Beagle' },
      emails: 2,
      lastUsedAt: at(10),
      lastEmail: { subject: 'New' },
    });
  });

  it('are deleted one by one, and with their dog', async () => {
    const sam = await aKeeper();
    const first = await noteDogEmail(sam, aNote(), undefined);
    await noteDogEmail(sam, aNote({ subject: 'Other' }), undefined);
    await deleteDogEmail(sam, first.lastEmail?.id ?? '');
    const { emails } = await listDogEmails(sam, { dogId: first.id });
    expect(emails.map(({ subject }) => subject)).toEqual(['Other']);
    await deleteDog(sam, first.id);
    expect(await documentsNaming(sam.uid, ['dogs', 'dogEmails'])).toEqual([]);
  });
});
