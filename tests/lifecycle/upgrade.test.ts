import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { scopeFor } from '@/lib/server/auth/scope-for';
import { backend, provideBackend } from '@/lib/server/backend/backend';
import type { Actor } from '@/lib/server/policies/actor';
import { readLibrary } from '@/lib/server/repositories/libraries/libraries';
import { everySnippet } from '@/lib/server/repositories/snippets/snippet-lists';
import { embeddedFirestore } from '@/local/firestore/embedded-firestore';
import { Journal } from '@/local/firestore/journal';
import { allMigrations } from '@/migrations/all-migrations';
import { runMigrations } from '@/migrations/runner/run-migrations';
import type { Person } from '@/scripts/upgrade/release-calls';
import { layOut, unpack, type ReleaseData } from '@/scripts/upgrade/release-data';
import { documentsIn, missingFrom, shapeOfAll } from '../support/document-shapes';
import { OwnApp } from '../support/own-app';
import { anActor, startTestBackend } from '../support/test-backend';

const data = join(import.meta.dirname, 'data');
const releases = readdirSync(data).map((file) => unpack(join(data, file)));

/** What a plan's month has left, and until when it is paid, moves with the clock. */
const moving = ['tokens', 'currentPeriodEnd', 'mostRecentSubscriptionStatus', 'pricingTiers'];

/** An answer as a part of what is answered now: fields may have come since. */
function asTold(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(asTold);
  if (typeof answer !== 'object' || answer === null) return answer;
  const kept = Object.entries(answer).filter(([name]) => !moving.includes(name));
  return expect.objectContaining(Object.fromEntries(kept.map(([name, value]) => [name, asTold(value)])));
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function laidOut(release: ReleaseData): string {
  const folder = mkdtempSync(join(tmpdir(), 'heelwrite-release-'));
  folders.push(folder);
  layOut(release, folder);
  return folder;
}

const migrate = (dataDir: string, ...args: string[]) =>
  execFileSync(process.execPath, ['scripts/run.mjs', 'migrate', ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });

async function contentOf(person: Actor) {
  const scope = await scopeFor(person, undefined, 'snippets.read');
  const library = await readLibrary(scope);
  const snippets: Snippet[] = [];
  for await (const snippet of everySnippet(scope, library)) snippets.push(snippet);
  return { library, snippets };
}

describe.each(releases)('the data of $version', (release) => {
  it('are migrated by the command, which a dry run tells of and only tells', () => {
    const folder = laidOut(release);
    const before = documentsIn(join(folder, 'firestore'));
    const libraries = before.get('libraries')?.length;
    const foretold = migrate(folder, '--dry-run');
    expect(foretold).toContain(`0001: of ${libraries} documents of libraries ${libraries} would be changed.`);
    expect(documentsIn(join(folder, 'firestore'))).toEqual(before);
    migrate(folder, '--to', '1');
    const done = migrate(folder);
    expect(done).not.toContain('0001');
    expect(done).toContain(`0002: of ${before.get('snippets')?.length} documents of snippets`);
    expect(migrate(folder)).toContain('No migration is due.');
  }, 60_000);

  it('are read before they are migrated as after it', async () => {
    startTestBackend();
    const firestore = embeddedFirestore(
      'heelwrite-upgrade',
      new Journal(join(laidOut(release), 'firestore')),
    );
    provideBackend({ ...backend(), firestore });
    const read = async () => {
      const { docs } = await firestore.collection('libraries').get();
      return Promise.all(
        docs
          .filter(({ id }) => id.startsWith('u_'))
          .map(({ id }) => contentOf(anActor({ uid: id.slice(2) }))),
      );
    };
    const before = await read();
    expect(before.flatMap(({ snippets }) => snippets).length).toBeGreaterThan(40);
    await runMigrations(firestore, allMigrations, { appVersion: 'today' });
    expect(await read()).toEqual(before);
  });

  describe('under today’s app', () => {
    const app = new OwnApp();
    const people = new Map<string, Person>();
    beforeAll(async () => {
      layOut(release, app.dataDir);
      await app.start();
      for (const email of Object.keys(release.answers)) people.set(email, await app.calls.signIn(email));
    }, 120_000);
    afterAll(() => app.remove(), 60_000);

    const asked = Object.entries(release.answers).flatMap(([email, answers]) =>
      Object.entries(answers).map(([path, answer]) => ({ email, path, answer })),
    );
    const as = (email: string) => people.get(email) as Person;

    it('are put aside as they were before they are migrated', () => {
      const aside = join(app.dataDir, 'firestore-before-0001');
      expect(documentsIn(aside)).toEqual(documentsIn(join(laidOut(release), 'firestore')));
      expect(app.log).toContain(aside);
    });

    it.each(asked)('answer $email about $path what they did', async ({ email, path, answer }) => {
      expect(await app.calls.call(as(email), 'GET', path)).toEqual(asTold(answer));
    });

    it('take what today writes, and keep all that the older release reads', async () => {
      const alone = as('alone@riverside.test');
      const [first] = (await app.calls.call(alone, 'GET', '/api/snippets')) as {
        id: string;
        revision: number;
        title: string;
      }[];
      const versions = { male: { html: '<p>{{dog|your dog}} sits.</p>' } };
      await app.calls.call(alone, 'PUT', '/api/snippets', {
        ...{ id: first?.id, revision: first?.revision, title: 'Written today', versions },
      });
      await app.calls.call(alone, 'POST', '/api/snippets', { title: 'New today', versions });
      const head = as('head@riverside.test');
      const [school] = (await app.calls.call(head, 'GET', '/api/organization/user')) as { id: string }[];
      await app.calls.call(head, 'POST', `/api/snippets?orgId=${school?.id}`, { title: 'New', versions });
      await app.calls.call(head, 'POST', `/api/organization/membership?orgId=${school?.id}`, {
        ...{ email: alone.email, role: 2, note: 'Join us.' },
      });
      await app.calls.call(alone, 'POST', `/api/organization/user?orgId=${school?.id}&action=accept`);
      await app.calls.call(alone, 'PUT', '/api/account', { signature: '<p>Alone no more</p>' });

      app.signal();
      expect(await app.ended()).toBe(0);
      await app.startAgain();
      const kept = (await app.calls.call(alone, 'GET', '/api/snippets')) as { title: string }[];
      expect(kept.map(({ title }) => title).slice(0, 2)).toEqual(['New today', 'Written today']);
      expect(readFileSync(join(app.dataDir, 'app.log'), 'utf8')).not.toContain('corrupt');

      app.signal();
      await app.ended();
      const then = documentsIn(join(laidOut(release), 'firestore'));
      const now = documentsIn(join(app.dataDir, 'firestore'));
      const missing = [...then].flatMap(([collection, documents]) => {
        const demanded = shapeOfAll(documents.map(([, fields]) => fields));
        return (now.get(collection) ?? []).flatMap(([path, fields]) =>
          demanded ? missingFrom(fields, demanded, path) : [],
        );
      });
      expect(missing).toEqual([]);
    }, 60_000);
  });
});
