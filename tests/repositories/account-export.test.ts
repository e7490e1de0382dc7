import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Query } from '@google-cloud/firestore';
import type { NextApiRequest, NextApiResponse } from 'next';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { exportAccount as operation } from '@/lib/contracts/account-data';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { Fault } from '@/lib/server/faults/fault';
import { record } from '@/lib/server/repositories/audit';
import { route, serveOpen } from '@/lib/server/http/route';
import { exportAccount } from '@/lib/server/services/accounts/export-account';
import { keepDogs } from '@/lib/server/services/dogs/manage-dogs';
import { noteDogEmail } from '@/lib/server/services/dogs/note-dog-email';
import { addFavorite } from '@/lib/server/services/snippets/manage-favorites';
import { createLessonSet } from '@/lib/server/services/snippets/manage-lesson-sets';
import { createSavedFilter } from '@/lib/server/services/snippets/manage-saved-filters';
import { addPicture } from '@/lib/server/services/pictures/manage-pictures';
import { recordUses } from '@/lib/server/services/snippets/record-uses';
import { listAuditEvents } from '@/lib/server/services/accounts/list-audit-events';
import { suggest } from '@/lib/server/services/snippets/manage-suggestions';
import { setVariableKinds } from '@/lib/server/services/snippets/manage-variable-kinds';
import { getGrantedSnippet } from '@/lib/server/services/snippets/read-snippets';
import { changePrivateAccess } from '@/lib/server/services/organizations/manage-support-access';
import {
  createSnippet,
  deleteSnippet,
  importSnippets,
  updateSnippet,
} from '@/lib/server/services/snippets/write-snippets';
import { aPng } from '../support/pictures';
import { aNote } from '../support/dogs';
import { aFilter } from '../support/saved-filters';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

const snippet = { title: 'Recall', versions: { male: { html: '<p>He comes, {{dog}}.</p>' } } };

beforeEach(() => {
  startTestBackend();
  const { auth } = backend();
  auth.getUser = async (uid) => ({ uid, displayName: 'Sam' }) as never;
  auth.getUsers = async (asked) =>
    ({ users: asked.map((each) => ({ ...each, email: 'known@heelwrite.test' })), notFound: [] }) as never;
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** What the server answers the actor, over a line as any other. */
async function exported(actor: Actor) {
  const handler = route(serveOpen({ ...operation, open: true }, async () => exportAccount(actor)));
  const server = createServer(
    (request, response) => void handler(request as NextApiRequest, response as NextApiResponse),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/account/export`);
}

/** Adds activity of three people to a person's trail. */
async function addActivity(actor: Actor, count: number) {
  const { firestore } = backend();
  for (let first = 0; first < count; first += 400) {
    const batch = firestore.batch();
    for (let n = first; n < Math.min(count, first + 400); n += 1) {
      const uid = ['kim', 'lee', actor.uid][n % 3];
      const at = new Date(Date.UTC(2026, 10, 1) + n);
      batch.create(firestore.collection('audit').doc(), { at, uid, concerns: [actor.uid], action: 'x' });
    }
    await batch.commit();
  }
}

it('holds everything, as the contract has it and the screens show it', async () => {
  const { orgId, admin, editor: sam } = await anOrganization();
  const { id } = await createSnippet(sam, undefined, snippet, undefined);
  await importSnippets(sam, undefined, [snippet, snippet], undefined);
  await setVariableKinds(sam, undefined, { variables: [{ name: 'lesson', kind: { type: 'date' } }] });
  await createLessonSet(sam, { name: 'Lesson 1', snippets: [{ id }] }, undefined);
  await addFavorite(sam, id);
  await createSavedFilter(sam, aFilter('Puppies'), undefined);
  await recordUses(sam, { uses: [{ id, usedAt: '2026-11-01T09:00:00.000Z' }] }, undefined);
  const picture = await addPicture(sam, undefined, 'email', { type: 'image/png', bytes: aPng() }, undefined);
  await keepDogs(sam, true);
  await noteDogEmail(sam, aNote({ html: '<p>See you.</p>' }), undefined);
  await recordUses(
    sam,
    { uses: [{ id: 'shared', usedAt: '2026-11-01T09:00:00.000Z', orgId, isChanged: true }] },
    undefined,
  );
  await changePrivateAccess(sam, { enabled: true });
  await getGrantedSnippet(anActor({ globalAdmin: true }), sam.uid, id);
  await updateSnippet(sam, undefined, { ...snippet, title: 'Recall, anew', id, revision: 1 });
  const old = await createSnippet(sam, undefined, { ...snippet, title: 'Old' }, undefined);
  await deleteSnippet(sam, undefined, old.id);
  const shared = await createSnippet(admin, orgId, snippet, undefined);
  await suggest(sam, orgId, { snippetId: shared.id, revision: 1, draft: snippet, note: 'Shorter.' });
  await addActivity(sam, 30);
  const response = await exported(sam);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const text = await response.text();
  const data = operation.reply.parse(JSON.parse(text));
  // Nothing is in it that the contract does not declare, in the contract's order.
  expect(text).toBe(JSON.stringify(data));
  expect(data).toMatchObject({
    account: { uid: sam.uid, displayName: 'Sam' },
    lessonSets: [{ name: 'Lesson 1' }],
    favorites: [{ id }],
    variables: [{ name: 'lesson', kind: { type: 'date' } }],
    savedFilters: [aFilter('Puppies')],
    pictures: [{ ...picture, type: 'image/png', purpose: 'email', holders: 0 }],
    dogs: [{ name: 'Bella', client: 'Ms. Smith', emails: [{ html: '<p>See you.</p>' }] }],
    uses: [{ id, weight: 1, usedAt: '2026-11-01T09:00:00.000Z' }, { id: 'shared' }],
    schoolUses: [{ orgId, month: '2026-11', emails: 1, snippets: [{ id: 'shared', uses: 1, changed: 1 }] }],
    organizations: [{ id: orgId, member: { role: 1 } }],
    supportAccess: { enabled: true },
    trash: [{ snippet: { id: old.id, title: 'Old' }, deletedBy: { uid: sam.uid, name: 'Sam' } }],
    suggestions: [
      { orgId, snippetId: shared.id, note: 'Shorter.', by: { uid: sam.uid, name: 'known@heelwrite.test' } },
    ],
    history: [{ snippetId: id, title: 'Recall', revision: 1, savedBy: { uid: sam.uid, name: 'Sam' } }],
  });
  expect(data.snippets).toHaveLength(3);
  expect(data.audit).toEqual((await listAuditEvents(sam, { limit: '200' })).events);
});

it('takes as many queries and look-ups for many rows as for few', async () => {
  const sam = anActor();
  const asked = { queries: 0, people: 0 };
  const counting = (method: 'get' | 'stream') => {
    const whole = Query.prototype[method] as () => never;
    vi.spyOn(Query.prototype, method).mockImplementation(function (this: Query) {
      asked.queries += 1;
      return whole.call(this);
    });
  };
  counting('get');
  counting('stream');
  const { getUsers } = backend().auth;
  backend().auth.getUsers = (each) => {
    asked.people += each.length;
    return getUsers(each);
  };
  const costs: (typeof asked)[] = [];
  for (const rows of [10, 1_990]) {
    await addActivity(sam, rows);
    Object.assign(asked, { queries: 0, people: 0 });
    await (await exported(sam)).text();
    costs.push({ ...asked });
  }
  expect(costs[1]).toEqual(costs[0]);
  expect(costs[0]?.people).toBe(3);
});

it('is refused whole, before anything of it is sent', async () => {
  backend().auth.getUser = () => Promise.reject(new Fault('unavailable', 'Not now.', { retryAfter: 5 }));
  const response = await exported(anActor());
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toEqual({ error: 'Not now.', code: 'unavailable' });
});

it('breaks off where a row cannot be read, and never looks whole', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const sam = anActor();
  await record({ uid: sam.uid, action: 'x' });
  await backend()
    .firestore.collection('audit')
    .doc()
    .create({
      at: new Date(Date.UTC(2026, 1)),
      concerns: [sam.uid],
      action: 'a row without a uid',
    });
  expect((await exported(sam)).status).toBe(500);
  await addActivity(sam, 2_000);
  const response = await exported(sam);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});
