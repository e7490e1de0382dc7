import type { DocumentData } from '@google-cloud/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { backend } from '@/lib/server/backend/backend';
import { readLibrary } from '@/lib/server/repositories/libraries/libraries';
import { everySnippet } from '@/lib/server/repositories/snippets/snippet-lists';
import { createSnippet } from '@/lib/server/services/snippets/write-snippets';
import { scopeFor } from '@/lib/server/auth/scope-for';
import { allMigrations } from '@/migrations/all-migrations';
import type { Migration } from '@/migrations/runner/migration';
import { AlreadyRunning, dueMigrations, Lease } from '@/migrations/runner/migration-records';
import { settleOrNameDue } from '@/migrations/settle-or-name-due';
import { runMigrations } from '@/migrations/runner/run-migrations';
import { anActor, startTestBackend } from '../support/test-backend';

beforeEach(() => void startTestBackend());

const store = () => backend().firestore;
const appVersion = '9.9.9';
const run = (migrations: readonly Migration[], options = {}) =>
  runMigrations(store(), migrations, { appVersion, ...options });

/** Gives every kennel a size. */
const sized: Migration = {
  number: 7,
  outcome: 'Every kennel has a size.',
  collection: 'kennels',
  change: (kennel) => ('size' in kennel ? null : { ...kennel, size: 1 }),
};

async function kennels(count: number, content: DocumentData = { name: 'Rex' }): Promise<void> {
  const batch = store().batch();
  for (let n = 0; n < count; n += 1)
    batch.set(store().doc(`kennels/k${String(n).padStart(3, '0')}`), content);
  await batch.commit();
}
const all = async () => (await store().collection('kennels').get()).docs.map((each) => each.data());
const record = async () => (await store().doc('migrations/0007').get()).data();

describe('a migration', () => {
  it('changes what is in the old form, page by page, once, and puts on record what it did', async () => {
    await kennels(25);
    await store().doc('kennels/k003').set({ name: 'Max', size: 4 });
    const said: string[] = [];
    const outcomes = await run([sized], { pageSize: 10, say: (line: string) => said.push(line) });
    expect(outcomes).toEqual([{ migration: sized, looked: 25, changed: 24 }]);
    expect((await all()).map(({ size }) => size as number).sort()).toEqual([...Array<number>(24).fill(1), 4]);
    expect(said).toHaveLength(3);
    expect(await record()).toMatchObject({ state: 'done', looked: 25, changed: 24, appVersion });
    expect(await dueMigrations(store(), [sized])).toEqual([]);
    await kennels(1);
    expect(await run([sized])).toEqual([{ migration: sized, looked: 0, changed: 0 }]);
    expect(await all()).toContainEqual({ name: 'Rex' });
    expect(await run([sized], { again: true }), 'as after a way back to an older release').toEqual([
      { migration: sized, looked: 25, changed: 1 },
    ]);
  });

  it('only looks in a dry run', async () => {
    await kennels(12);
    expect(await run([sized], { dryRun: true, pageSize: 5 })).toEqual([
      { migration: sized, looked: 12, changed: 12 },
    ]);
    expect(await all()).toEqual(Array(12).fill({ name: 'Rex' }));
    expect((await store().collection('migrations').get()).size).toBe(0);
  });

  it('goes on from where it was killed', async () => {
    await kennels(30);
    const change = vi.fn(sized.change);
    const kill = () => {
      throw new Error('killed');
    };
    await expect(run([{ ...sized, change }], { pageSize: 10, say: kill })).rejects.toThrow('killed');
    expect(await record()).toMatchObject({ state: 'running', looked: 10, cursor: 'k009' });
    change.mockClear();
    const [outcome] = await run([{ ...sized, change }], { pageSize: 10 });
    expect(outcome).toMatchObject({ looked: 30, changed: 30 });
    // Each of the other twenty, and what became of it.
    expect(change).toHaveBeenCalledTimes(40);
  });

  it('looks at no more in a second than it was told', async () => {
    await kennels(12);
    const began = performance.now();
    await run([sized], { rate: 20, pageSize: 4 });
    expect(performance.now() - began).toBeGreaterThan(550);
    expect(await record()).toMatchObject({ looked: 12, changed: 12 });
  });

  it('writes over nothing that somebody writes meanwhile', async () => {
    await kennels(40);
    const someone = async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        await Promise.all(
          Array.from({ length: 40 }, (_, n) =>
            store()
              .doc(`kennels/k${String(n).padStart(3, '0')}`)
              .update({ name: `Rex ${turn}` }),
          ),
        );
      }
    };
    await Promise.all([someone(), run([sized], { pageSize: 5 })]);
    expect(await all()).toEqual(Array(40).fill({ name: 'Rex 19', size: 1 }));
  });

  it('leaves alone what is gone meanwhile, and takes fields away', async () => {
    await kennels(2, { name: 'Rex', old: true });
    const change: Migration['change'] = ({ old, ...others }) => (old === undefined ? null : others);
    const slow: Migration = {
      ...sized,
      change: (kennel) => {
        void store().doc('kennels/k001').delete();
        return change(kennel);
      },
    };
    await run([slow]);
    expect(await all()).toEqual([{ name: 'Rex' }]);
  });

  it('is run by one at a time', async () => {
    const other = new Lease(store());
    await other.take();
    await expect(run([sized])).rejects.toThrow(AlreadyRunning);
    expect(await run([sized], { dryRun: true }), 'looking is free').toHaveLength(1);
    await other.giveBack();
    await expect(run([sized])).resolves.toHaveLength(1);
  });

  it('stops where another one has taken the lease over', async () => {
    await kennels(30);
    const lose = () => void store().doc('migrations/lease').set({ holder: 'other', until: new Date() });
    await expect(run([sized], { pageSize: 10, say: lose })).rejects.toThrow(AlreadyRunning);
    expect((await store().doc('migrations/lease').get()).get('holder')).toBe('other');
  });

  it('takes over the lease of one that was killed once it has run out', async () => {
    await store()
      .doc('migrations/lease')
      .set({ holder: 'killed', until: new Date(Date.now() - 1) });
    await expect(run([sized])).resolves.toHaveLength(1);
    expect((await store().doc('migrations/lease').get()).exists).toBe(false);
  });

  it('is refused where one turn does not settle it', async () => {
    await kennels(1, { size: 1 });
    const growing: Migration = { ...sized, change: ({ size }) => ({ size: (size as number) + 1 }) };
    await expect(run([growing])).rejects.toThrow('0007 is not settled after one turn: see kennels/k000');
    expect(await all()).toEqual([{ size: 1 }]);
  });
});

describe('our migrations', () => {
  it('are numbered in their order, each number once', () => {
    expect(allMigrations.map(({ number }) => number)).toEqual(allMigrations.map((_, at) => at + 1));
  });

  it('are named until they are run', async () => {
    await store().doc('snippets/s1').set({ title: 'Sit' });
    expect(await settleOrNameDue(store(), appVersion)).toContain('0001, 0002');
    await run(allMigrations);
    expect(await settleOrNameDue(store(), appVersion)).toBeUndefined();
  });

  it('are done where nothing is yet, whatever comes then, and however many processes start', async () => {
    const told = await Promise.all([1, 2, 3].map(() => settleOrNameDue(store(), appVersion)));
    expect(told).toEqual([undefined, undefined, undefined]);
    await store().doc('snippets/s1').set({ title: 'Sit' });
    expect(await settleOrNameDue(store(), appVersion)).toBeUndefined();
    expect(await dueMigrations(store(), allMigrations)).toEqual([]);
  });

  it('leave everything as it is read, in whole form', async () => {
    const sam = anActor();
    for (const title of ['Sit', 'Stay']) {
      await createSnippet(
        sam,
        undefined,
        { title, versions: { male: { html: '<p>{{dog}}</p>' } } },
        undefined,
      );
    }
    const library = store().doc(`libraries/u_${sam.uid}`);
    // As 0.5.0 wrote them.
    const { count, version, colors } = (await library.get()).data() as DocumentData;
    await library.set({ count, version, colors });
    const snippets = await store().collection('snippets').get();
    for (const snippet of snippets.docs) {
      const { version: _, ...older } = snippet.data();
      await snippet.ref.set(older);
    }
    const scope = await scopeFor(sam, undefined, 'snippets.read');
    const seen = async () => {
      const read = await readLibrary(scope);
      const snippets: Snippet[] = [];
      for await (const snippet of everySnippet(scope, read)) snippets.push(snippet);
      return { read, snippets };
    };
    const before = await seen();
    expect(before.snippets).toHaveLength(2);
    await run(allMigrations);
    expect(await seen()).toEqual(before);
    expect((await library.get()).data()).toEqual({
      ...{ count, version, colors },
      ...{ removed: [], removedFrom: version, recoloredAt: version },
    });
    for (const { ref } of snippets.docs) expect((await ref.get()).get('version')).toBe(0);
    const [again] = await run(allMigrations.map((each) => ({ ...each, number: each.number + 100 })));
    expect(again?.changed).toBe(0);
  });
});
