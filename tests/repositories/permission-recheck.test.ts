import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@/lib/contracts/primitives';
import type { KeptMember } from '@/lib/domain/organizations/organization-changes';
import { newGrant } from '@/lib/domain/organizations/support-grant';
import type { Actor } from '@/lib/server/policies/actor';
import { backend, provideBackend, type Backend, type Mail } from '@/lib/server/backend/backend';
import { findOrganization, putOrganizationIn } from '@/lib/server/repositories/organizations/organizations';
import { reserveTokens } from '@/lib/server/repositories/billing/token-pools';
import { deleteOrganization } from '@/lib/server/services/deletions/delete-organization';
import {
  acceptInvitation,
  changeInvitedRole,
  changeRole,
  inviteMember,
  rejectInvitation,
  removeMember,
  resendInvitation,
} from '@/lib/server/services/organizations/manage-members';
import {
  listOrganizations,
  updateOrganization,
} from '@/lib/server/services/organizations/manage-organization';
import { addPicture, deletePicture } from '@/lib/server/services/pictures/manage-pictures';
import {
  acceptSuggestion,
  declineSuggestion,
  suggest,
  withdrawSuggestion,
} from '@/lib/server/services/snippets/manage-suggestions';
import { markOriginalSeen } from '@/lib/server/services/snippets/read-original';
import { moveSnippets } from '@/lib/server/services/snippets/move-snippets';
import { deleteForGood, emptyTrash, restoreFromTrash } from '@/lib/server/services/snippets/manage-trash';
import { restoreState } from '@/lib/server/services/snippets/read-history';
import { changeLicenses } from '@/lib/server/services/billing/change-licenses';
import { startOrganizationCheckout } from '@/lib/server/services/billing/start-checkout';
import {
  changeOrganizationAccess,
  changeSupportMembership,
} from '@/lib/server/services/organizations/manage-support-access';
import {
  createSnippet,
  deleteSnippet,
  importSnippets,
  updateSnippet,
} from '@/lib/server/services/snippets/write-snippets';
import { demoted, meanwhile, removed, supportEnded, type Moment } from '../support/before-commit';
import { aPng } from '../support/pictures';
import { anActor, anOrganization, startTestBackend, withAccount, type Staff } from '../support/test-backend';

const draft = { title: 'Treats', versions: { male: { html: '<p>He eats {{treats}}</p>' } }, tags: ['food'] };
const png = { type: 'image/png' as const, bytes: aPng() };
const forbidden = expect.objectContaining({ code: 'forbidden' }) as Error;

const billed = {
  id: 'sub_1',
  status: 'active',
  planName: 'Organization',
  licenseCount: 10,
  currentPeriodEnd: new Date(Date.now() + 86_400_000),
  cancelAtPeriodEnd: false,
  price: { id: 'price_1', unitAmount: 1_000, currency: 'usd', interval: 'month' },
  limits: { snippets: null, tokens: 0, tokensPerLicence: 200_000 },
};
let bought: (typeof billed)[] = [];

let mails: Mail[];
beforeAll(() => {
  mails = startTestBackend();
  const billing = {
    pricingTiers: async () => [],
    findOrCreateCustomer: async () => 'cus_1',
    subscriptionsOf: async () => bought,
    prepareCheckout: async () => async () => 'https://stripe.example/checkout',
    changeLicenses: async () => billed,
    closeCustomer: async () => undefined,
  } as unknown as Backend['billing'];
  provideBackend({ ...backend(), billing });
});
beforeEach(() => {
  bought = [];
});

interface Place extends Staff {
  /** A snippet of the organization, and a private one of the actor's. */
  readonly shared: string;
  readonly own: string;
  /** Another organization, in which the actor is an admin. */
  readonly elsewhere: string;
  /** A snippet of the organization that was saved twice, and one in its trash. */
  readonly changed: string;
  readonly gone: string;
  /** A picture of the organization that nothing shows. */
  readonly picture: string;
  /** A suggestion of a member, and one of the actor's own. */
  readonly suggestion: string;
  readonly ownSuggestion: string;
  /** One of the organization's that was copied from one of another organization of the actor's, which was changed since. */
  readonly copied: string;
}

interface Operation {
  /** The weakest role that may; without one it is the matter of whoever is named. */
  readonly role?: Role;
  readonly call: (actor: Actor, place: Place) => Promise<unknown>;
  readonly moment?: Moment;
  /** What Stripe was last read to say: none where the organization is no customer. */
  readonly billing?: 'customer' | 'subscribed';
  readonly isEnded?: boolean;
}

const operations: Readonly<Record<string, Operation>> = {
  'create a snippet': { role: 1, call: (actor, { orgId }) => createSnippet(actor, orgId, draft, 'key') },
  'change a snippet': {
    role: 1,
    call: (actor, { orgId, shared: id }) => updateSnippet(actor, orgId, { ...draft, id, revision: 1 }),
  },
  'delete a snippet': { role: 1, call: (actor, { orgId, shared }) => deleteSnippet(actor, orgId, shared) },
  'import new snippets': {
    role: 1,
    call: (actor, { orgId }) => importSnippets(actor, orgId, [draft, draft], 'key'),
  },
  'import over a snippet': {
    role: 1,
    call: (actor, { orgId, shared: id }) => importSnippets(actor, orgId, [{ ...draft, id }], undefined),
  },
  'add a picture': { role: 1, call: (actor, { orgId }) => addPicture(actor, orgId, 'snippet', png, 'key') },
  'delete a picture': { role: 1, call: (actor, { orgId, picture }) => deletePicture(actor, orgId, picture) },
  'restore from the trash': {
    role: 1,
    call: (actor, { orgId, gone }) => restoreFromTrash(actor, orgId, [gone]),
  },
  'delete from the trash': { role: 1, call: (actor, { orgId, gone }) => deleteForGood(actor, orgId, gone) },
  'empty the trash': { role: 1, call: (actor, { orgId }) => emptyTrash(actor, orgId) },
  'restore a state': {
    role: 1,
    call: (actor, { orgId, changed: id }) => restoreState(actor, orgId, { id, revision: 2, state: 1 }),
  },
  'suggest a change': {
    role: 2,
    call: (actor, { orgId, shared: snippetId }) => suggest(actor, orgId, { snippetId, revision: 1, draft }),
  },
  'withdraw a suggestion': {
    role: 2,
    call: (actor, { orgId, ownSuggestion }) => withdrawSuggestion(actor, orgId, ownSuggestion),
  },
  'accept a suggestion': {
    role: 1,
    call: (actor, { orgId, suggestion: id }) => acceptSuggestion(actor, orgId, { id, revision: 1 }),
  },
  'decline a suggestion': {
    role: 1,
    call: (actor, { orgId, suggestion: id }) => declineSuggestion(actor, orgId, { id }),
  },
  'note what was seen of the original': {
    role: 1,
    call: (actor, { orgId, copied: id }) => markOriginalSeen(actor, orgId, { id, seen: 2 }),
  },
  'move a snippet in': { role: 1, call: (actor, { orgId, own }) => moveSnippets(actor, [own], orgId) },
  'move a snippet out': { role: 0, call: (actor, { shared }) => moveSnippets(actor, [shared], null) },
  'move a snippet elsewhere': {
    role: 0,
    call: (actor, { shared, elsewhere }) => moveSnippets(actor, [shared], elsewhere),
  },
  'draw on its words': {
    role: 2,
    call: (actor, { orgId }) => reserveTokens(actor, `o_${orgId}`, 10, 100),
  },
  'invite someone': {
    role: 0,
    call: (actor, { orgId }) => inviteMember(actor, orgId, { email: 'x@x.example', role: 2 }, 'key'),
  },
  'mail an invitation again': {
    role: 0,
    moment: 'accounts',
    call: (actor, { orgId, invited }) => resendInvitation(actor, orgId, invited.email),
  },
  'remove someone': { role: 0, call: (actor, { orgId, member }) => removeMember(actor, orgId, member.email) },
  'take an invitation back': {
    role: 0,
    call: (actor, { orgId, invited }) => removeMember(actor, orgId, invited.email),
  },
  'give someone a role': {
    role: 0,
    call: (actor, { orgId, member }) => changeRole(actor, orgId, member.uid, 1),
  },
  'give an invitation another role': {
    role: 0,
    call: (actor, { orgId, invited }) => changeInvitedRole(actor, orgId, invited.email, 1),
  },
  'change the details': {
    role: 0,
    call: (actor, { orgId }) => updateOrganization(actor, orgId, { name: 'Bad Dog Academy' }),
  },
  'delete the organization': {
    role: 0,
    isEnded: true,
    call: (actor, { orgId }) => deleteOrganization(actor, orgId, 'Good Dog Academy'),
  },
  'grant support access': {
    role: 0,
    call: (actor, { orgId }) => changeOrganizationAccess(actor, orgId, { enabled: true, days: 30 }),
  },
  'change the licenses': {
    role: 0,
    billing: 'subscribed',
    call: (actor, { orgId }) => changeLicenses(actor, { orgId, licenseCount: 8 }),
  },
  'become a customer': { role: 0, call: (actor, { orgId }) => startOrganizationCheckout(actor, orgId, '8') },
  'pay once a customer': {
    role: 0,
    moment: 'payment',
    billing: 'customer',
    call: (actor, { orgId }) => startOrganizationCheckout(actor, orgId, '8'),
  },
  leave: { call: (actor, { orgId }) => removeMember(actor, orgId, actor.email) },
};

const needed = ({ role }: Operation): Role => role ?? 2;
const ofRoles = Object.entries(operations).filter(([, { role }]) => role !== undefined && role < 2);

/** An organization in which the actor has the role, or has joined as support staff who may do as much. */
async function aPlace(operation: Operation, isSupport = false) {
  const staff = await anOrganization({ status: operation.isEnded ? 'canceled' : 'active', licenses: 10 });
  const { orgId } = staff;
  const actor = anActor({ globalAdmin: isSupport });
  const now = new Date();
  const record: KeptMember = {
    userId: actor.uid,
    email: actor.email,
    status: 1,
    role: needed(operation),
    invitedAt: now,
    ...(isSupport && { isSupport }),
  };
  // Who copied from one organization to the other.
  const copier = staff.admin;
  const reader: KeptMember = {
    userId: copier.uid,
    email: copier.email,
    status: 1,
    role: 2,
    invitedAt: now,
  };
  const elsewhere = `org-${crypto.randomUUID().slice(0, 8)}`;
  const found = await findOrganization(orgId);
  if (!found) throw new Error(`There is no ${orgId}.`);
  const support = newGrant(staff.admin.uid, 7, now);
  await backend().firestore.runTransaction(async (tx) => {
    putOrganizationIn(tx, orgId, { ...found, members: [...found.members, record], support });
    putOrganizationIn(tx, elsewhere, { ...found, members: [{ ...record, role: 0 }, reader], support });
  });
  if (operation.billing) {
    if (operation.billing === 'subscribed') bought = [billed];
    const [subscription] = bought;
    const billing = { customerId: 'cus_1', ...(subscription && { subscription }) };
    await backend().firestore.doc(`billing/o_${orgId}`).set(billing);
  }
  const { id: shared } = await createSnippet(staff.admin, orgId, draft, undefined);
  const { id: own } = await createSnippet(actor, undefined, draft, undefined);
  const { id: changed } = await createSnippet(staff.admin, orgId, draft, undefined);
  await updateSnippet(staff.admin, orgId, { ...draft, id: changed, revision: 1 });
  const { id: gone } = await createSnippet(staff.admin, orgId, draft, undefined);
  await deleteSnippet(staff.admin, orgId, gone);
  const { id: picture } = await addPicture(staff.admin, orgId, 'snippet', png, undefined);
  const suggested = { snippetId: shared, revision: 1, draft };
  const { id: suggestion } = await suggest(staff.member, orgId, suggested);
  const { id: ownSuggestion } = await suggest(actor, orgId, suggested);
  const original = await createSnippet(actor, elsewhere, draft, undefined);
  const copiedFrom = { orgId: elsewhere, id: original.id, revision: 1 };
  const { id: copied } = await createSnippet(copier, orgId, { ...draft, copiedFrom }, undefined);
  await updateSnippet(actor, elsewhere, { ...draft, id: original.id, revision: 1 });
  return {
    actor,
    place: { ...staff, shared, own, elsewhere, changed, gone, picture, suggestion, ownSuggestion, copied },
  };
}

async function expectNothingStored(
  { moment = 'commit', ...operation }: Operation,
  actor: Actor,
  place: Place,
  happens: () => Promise<void>,
) {
  const mailed = mails.length;
  const { outcome, changed } = await meanwhile(moment, happens, () => operation.call(actor, place));
  expect(outcome).toEqual(forbidden);
  expect(changed).toEqual([]);
  expect(mails).toHaveLength(mailed);
}

describe.each(Object.entries(operations))('%s', (_, operation) => {
  it('is done by who may', async () => {
    const { actor, place } = await aPlace(operation);
    await expect(operation.call(actor, place)).resolves.not.toBeInstanceOf(Error);
  });

  it('stores nothing for who was removed after the call was let in', async () => {
    const { actor, place } = await aPlace(operation);
    await expectNothingStored(operation, actor, place, () => removed(place.orgId, actor));
  });

  it('stores nothing for a support member whose access ended after the call was let in', async () => {
    const { actor, place } = await aPlace(operation, true);
    await expectNothingStored(operation, actor, place, () => supportEnded(place.orgId));
  });
});

it.each(ofRoles)('%s stores nothing for who was demoted after the call was let in', async (_, operation) => {
  const { actor, place } = await aPlace(operation);
  const weaker: Role = needed(operation) === 0 ? 1 : 2;
  await expectNothingStored(operation, actor, place, () => demoted(place.orgId, actor, weaker));
});

it('moving elsewhere stores nothing for who was removed there', async () => {
  const operation: Operation = {
    role: 0,
    call: (by, { shared, elsewhere }) => moveSnippets(by, [shared], elsewhere),
  };
  const { actor, place } = await aPlace(operation);
  await expectNothingStored(operation, actor, place, () => removed(place.elsewhere, actor));
});

describe('an invitation that was taken back after the call was let in', () => {
  it.each([
    ['accepted', acceptInvitation],
    ['rejected', rejectInvitation],
  ] as const)('is not %s', async (_, answer) => {
    const operation: Operation = { call: (actor, { orgId }) => answer(actor, orgId) };
    const { place } = await aPlace(operation);
    const { invited, orgId } = place;
    await expectNothingStored(operation, invited, place, () => removed(orgId, invited));
  });
});

describe('support staff', () => {
  const join: Operation = { call: (actor, { orgId }) => changeSupportMembership(actor, orgId, true) };
  const leave: Operation = { call: (actor, { orgId }) => changeSupportMembership(actor, orgId, false) };

  it('do not join once access has ended', async () => {
    const { place } = await aPlace(join);
    const support = anActor({ globalAdmin: true });
    await expectNothingStored(join, support, place, () => supportEnded(place.orgId));
  });

  it('who were removed leave no record by leaving', async () => {
    const { actor, place } = await aPlace(leave, true);
    await expectNothingStored(leave, actor, place, () => removed(place.orgId, actor));
  });
});

it('a new address is not written for who was removed meanwhile', async () => {
  const { orgId, member } = await anOrganization();
  const renamed = withAccount({ ...member, email: `new-${member.email}` });
  const { outcome, changed } = await meanwhile(
    'commit',
    () => removed(orgId, member),
    () => listOrganizations(renamed),
  );
  expect(outcome).toEqual([]);
  expect(changed).toEqual([]);
});
