import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import {
  listChanges,
  listGrantedSnippets,
  listPage,
  listSnippets,
} from '@/lib/server/services/snippets/list-snippets';
import { getOrganization, getRole } from '@/lib/server/services/organizations/manage-organization';
import { inviteMember } from '@/lib/server/services/organizations/manage-members';
import { moveSnippets } from '@/lib/server/services/snippets/move-snippets';
import {
  getGrantedSnippet,
  getSnippet,
  listTags,
  listVariables,
} from '@/lib/server/services/snippets/read-snippets';
import {
  changeOrganizationAccess,
  changePrivateAccess,
  changeSupportMembership,
  listGrants,
} from '@/lib/server/services/organizations/manage-support-access';
import {
  createSnippet,
  deleteSnippet,
  importSnippets,
  updateSnippet,
} from '@/lib/server/services/snippets/write-snippets';
import { anActor, anOrganization, startTestBackend, type Staff } from '../support/test-backend';

beforeAll(() => {
  startTestBackend();
});

const draft = { title: 'Treats', versions: { male: { html: '<p>He eats {{treats}}</p>' } }, tags: ['food'] };
const yesterday = () => new Date(Date.now() - 86_400_000);

interface Place extends Staff {
  /** Somebody with a private snippet; both ids name snippets. */
  readonly owner: Actor;
  readonly own: string;
  readonly shared: string;
}

type Call = (actor: Actor, place: Place) => Promise<unknown>;
/** Whether a call is let through before a grant, during it, after it ran out and after it was revoked. */
type Phases = readonly [before: boolean, during: boolean, expired: boolean, revoked: boolean];
const never: Phases = [false, false, false, false];
const whileGranted: Phases = [false, true, false, false];

async function change({ owner, admin, orgId }: Place, enabled: boolean) {
  await changePrivateAccess(owner, { enabled, days: 1 });
  await changeOrganizationAccess(admin, orgId, { enabled, days: 1 });
}
const grant = (place: Place) => change(place, true);

const phases = [
  ['before', async () => undefined],
  ['during', grant],
  [
    'after it ran out',
    async (place: Place) => {
      await grant(place);
      const { firestore } = backend();
      await firestore.doc(`supportGrants/u_${place.owner.uid}`).update({ expiresAt: yesterday() });
      await firestore.doc(`organizations/${place.orgId}`).update({ 'support.expiresAt': yesterday() });
    },
  ],
  [
    'after it was revoked',
    async (place: Place) => {
      await grant(place);
      await change(place, false);
    },
  ],
] as const;

async function isLetThrough(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'forbidden') return false;
    // Support members are told that a snippet they may not move does not exist.
    if ((error as { code?: string }).code === 'not_found') return false;
    throw error;
  }
}

/** For support staff; everyone else is refused throughout, but for what is the organization's own. */
const calls: Readonly<Record<string, readonly [Call, Phases]>> = {
  'list a person’s snippets': [(actor, { owner }) => listGrantedSnippets(actor, owner.uid), whileGranted],
  'read a person’s snippet': [
    (actor, { owner, own }) => getGrantedSnippet(actor, owner.uid, own),
    whileGranted,
  ],
  'list an organization’s snippets': [
    (actor, { orgId }) => listSnippets(actor, { orgId }, () => false),
    whileGranted,
  ],
  'list a page of them': [(actor, { orgId }) => listPage(actor, { orgId }), whileGranted],
  'list what has changed in them': [(actor, { orgId }) => listChanges(actor, orgId, 0), whileGranted],
  'read an organization’s snippet': [
    (actor, { orgId, shared }) => getSnippet(actor, shared, orgId),
    whileGranted,
  ],
  'read its tags': [(actor, { orgId }) => listTags(actor, orgId), whileGranted],
  'read its variables': [(actor, { orgId }) => listVariables(actor, orgId), whileGranted],
  'join it': [(actor, { orgId }) => changeSupportMembership(actor, orgId, true), whileGranted],
  'read it, not joined': [(actor, { orgId }) => getOrganization(actor, orgId), never],
  'read a role in it, not joined': [(actor, { orgId }) => getRole(actor, orgId), never],
  'read it, joined while that was granted': [
    async (actor, place) => {
      await changeSupportMembership(actor, place.orgId, true).catch(() => undefined);
      return getOrganization(actor, place.orgId);
    },
    whileGranted,
  ],
  'create in it': [(actor, { orgId }) => createSnippet(actor, orgId, draft, undefined), never],
  'change in it': [
    (actor, { orgId, shared: id }) => updateSnippet(actor, orgId, { ...draft, id, revision: 1 }),
    never,
  ],
  'delete in it': [(actor, { orgId, shared }) => deleteSnippet(actor, orgId, shared), never],
  'import into it': [(actor, { orgId }) => importSnippets(actor, orgId, [draft], undefined), never],
  'move out of it': [(actor, { shared }) => moveSnippets(actor, [shared], null), never],
  'take a person’s snippet': [(actor, { own }) => moveSnippets(actor, [own], null), never],
  'invite to it': [
    (actor, { orgId }) => inviteMember(actor, orgId, { email: 'x@x.example', role: 2 }, undefined),
    never,
  ],
  'grant itself access': [
    (actor, { orgId }) => changeOrganizationAccess(actor, orgId, { enabled: true }),
    never,
  ],
};

async function aPlace(): Promise<Place> {
  const [staff, owner] = [await anOrganization({ status: 'active', licenses: 10 }), anActor()];
  const { id: own } = await createSnippet(owner, undefined, draft, undefined);
  const { id: shared } = await createSnippet(staff.admin, staff.orgId, draft, undefined);
  return { ...staff, owner, own, shared };
}

describe.each(phases.map(([phase, begin], index) => ({ phase, begin, index })))(
  '$phase a grant',
  ({ begin, index }) => {
    it.each(Object.entries(calls))('support: %s', async (_, [call, expected]) => {
      const place = await aPlace();
      const support = anActor({ globalAdmin: true });
      // Whatever was opened while it was granted ends with it.
      if (index > 1) {
        await grant(place);
        await isLetThrough(() => call(support, place));
      }
      await begin(place);
      expect(await isLetThrough(() => call(support, place))).toBe(expected[index]);
    });

    it.each(Object.entries(calls))('anyone who is not support: %s', async (_, [call]) => {
      const place = await aPlace();
      await begin(place);
      expect(await isLetThrough(() => call(place.outsider, place))).toBe(false);
    });

    it('the desk lists what is granted now', async () => {
      const place = await aPlace();
      await begin(place);
      const listed = await listGrants(anActor({ globalAdmin: true }));
      const isListed = listed.some((entry) => entry.kind === 'org-snippets' && entry.orgId === place.orgId);
      expect(isListed).toBe(index === 1);
      await expect(listGrants(place.owner)).rejects.toMatchObject({ code: 'forbidden' });
    });
  },
);
