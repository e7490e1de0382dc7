import { beforeAll, describe, expect, it, vi } from 'vitest';
import { scopeFor } from '@/lib/server/auth/scope-for';
import { backend, provideBackend, type Backend } from '@/lib/server/backend/backend';
import { rememberCustomer } from '@/lib/server/repositories/billing/billing-records';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import * as snippets from '@/lib/server/repositories/snippets/snippets';
import { reserveTokens } from '@/lib/server/repositories/billing/token-pools';
import { adoptDeletions, resumeDeletions } from '@/lib/server/services/deletions/run-deletions';
import { deleteAccount } from '@/lib/server/services/deletions/delete-account';
import { deleteOrganization } from '@/lib/server/services/deletions/delete-organization';
import { inviteMember } from '@/lib/server/services/organizations/manage-members';
import {
  getOrganization,
  listOrganizations,
  updateOrganization,
} from '@/lib/server/services/organizations/manage-organization';
import { moveSnippets } from '@/lib/server/services/snippets/move-snippets';
import { suggest } from '@/lib/server/services/snippets/manage-suggestions';
import { listTags } from '@/lib/server/services/snippets/read-snippets';
import { recordUses } from '@/lib/server/services/snippets/record-uses';
import { sanitizeDraft } from '@/lib/server/services/snippets/sanitize-draft';
import {
  listGrants,
  changeOrganizationAccess,
} from '@/lib/server/services/organizations/manage-support-access';
import { createSnippet, deleteSnippet, updateSnippet } from '@/lib/server/services/snippets/write-snippets';
import { documentsNaming } from '../support/stored-documents';
import { anActor, anOrganization, startTestBackend, type Staff } from '../support/test-backend';

const name = 'Good Dog Academy';
const draft = { title: 'Loose leash', versions: { male: { html: '<p>{{dog}} and his leash</p>' } } };
const fault = (code: string) => expect.objectContaining({ code }) as Error;
const gone = expect.objectContaining({ message: 'You do not have access to this organization.' }) as Error;

let isStripeDown = false;
const closed: string[] = [];
beforeAll(() => {
  startTestBackend();
  const billing = {
    pricingTiers: async () => [],
    subscriptionsOf: async () => [],
    closeCustomer: async (customerId: string) => {
      if (isStripeDown) throw new Error('Stripe is down.');
      closed.push(customerId);
    },
  } as unknown as Backend['billing'];
  provideBackend({ ...backend(), billing });
  backend().auth.deleteUser = async () => undefined;
});

/** An organization that has something of everything. */
async function aSchool(): Promise<Staff & { owner: OwnerId; customerId: string }> {
  const staff = await anOrganization();
  const owner: OwnerId = `o_${staff.orgId}`;
  const { id } = await createSnippet(staff.editor, staff.orgId, draft, undefined);
  await updateSnippet(staff.editor, staff.orgId, { ...draft, id, revision: 1 });
  const old = await createSnippet(staff.editor, staff.orgId, draft, undefined);
  await updateSnippet(staff.editor, staff.orgId, { ...draft, id: old.id, revision: 1 });
  await deleteSnippet(staff.editor, staff.orgId, old.id);
  await suggest(staff.member, staff.orgId, { snippetId: id, revision: 2, draft });
  const customerId = await rememberCustomer(owner, `cus_${staff.orgId}`);
  await reserveTokens(staff.editor, owner, 10, 100);
  await recordUses(
    staff.editor,
    { uses: [{ id: 'recall', orgId: staff.orgId, usedAt: '2026-11-02T09:00:00.000Z' }] },
    undefined,
  );
  await changeOrganizationAccess(staff.admin, staff.orgId, { enabled: true });
  return { ...staff, owner, customerId };
}

/** The same after its deletion has stopped half-way. */
async function halfDeleted() {
  const school = await aSchool();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  isStripeDown = true;
  expect(await deleteOrganization(school.admin, school.orgId, name)).toBe('under-way');
  isStripeDown = false;
  return school;
}

describe('an organization whose deletion has stopped half-way', () => {
  it('is gone for everyone, by every call', async () => {
    const { orgId, admin, editor, member, invited } = await halfDeleted();
    for (const actor of [admin, editor, member, invited]) {
      expect(await listOrganizations(actor)).toEqual([]);
      await expect(getOrganization(actor, orgId)).rejects.toEqual(gone);
    }
    const own = await createSnippet(admin, undefined, draft, undefined);
    const calls = [
      () => listTags(member, orgId),
      () => createSnippet(editor, orgId, draft, undefined),
      () => moveSnippets(admin, [own.id], orgId),
      () => updateOrganization(admin, orgId, { name: 'Another' }),
      () => inviteMember(admin, orgId, { email: 'lee@heelwrite.test', role: 2 }, undefined),
      () => changeOrganizationAccess(admin, orgId, { enabled: true }),
    ];
    for (const call of calls) await expect(call()).rejects.toEqual(gone);
    const support = anActor({ globalAdmin: true });
    await expect(listTags(support, orgId)).rejects.toEqual(gone);
    expect(await listGrants(support)).not.toContainEqual(expect.objectContaining({ orgId }));
  });

  it('is deleted by the next attempt of an admin, and nothing of it is left', async () => {
    const { orgId, admin, editor, outsider, customerId } = await halfDeleted();
    for (const actor of [editor, outsider])
      await expect(deleteOrganization(actor, orgId, name)).rejects.toEqual(fault('forbidden'));
    await expect(deleteOrganization(admin, orgId, 'Bad Dog Academy')).rejects.toEqual(fault('validation'));
    await deleteOrganization(admin, orgId, name);
    expect(closed).toContain(customerId);
    expect(await documentsNaming(orgId)).toEqual([]);
    await expect(deleteOrganization(admin, orgId, name)).rejects.toEqual(gone);
  });

  it('is deleted though it was begun before deletions were put on record', async () => {
    const { orgId } = await aSchool();
    const { firestore } = backend();
    await firestore.collection('organizations').doc(orgId).update({ isBeingDeleted: true });
    await adoptDeletions();
    await resumeDeletions();
    expect(await documentsNaming(orgId)).toEqual([]);
  });

  it('goes with the account of whoever it names', async () => {
    const { orgId, admin } = await halfDeleted();
    await deleteAccount(admin);
    expect(await documentsNaming(orgId)).toEqual([]);
  });
});

describe('a call that was let in before the organization was deleted', () => {
  it('writes no snippet into it', async () => {
    const { orgId, editor, admin } = await aSchool();
    const scope = await scopeFor(editor, orgId, 'snippets.write');
    await deleteOrganization(admin, orgId, name);
    const call = { actor: editor, call: 'create', key: undefined, body: draft };
    const late = snippets.createSnippet(scope, sanitizeDraft(draft), call, { limit: null });
    await expect(late).rejects.toEqual(gone);
    expect(await documentsNaming(orgId)).toEqual([]);
  });

  it('makes it no customer', async () => {
    const { orgId, admin, owner } = await aSchool();
    await deleteOrganization(admin, orgId, name);
    await expect(rememberCustomer(owner, 'cus_late')).rejects.toEqual(gone);
    expect(await documentsNaming(orgId)).toEqual([]);
  });
});

it('deleted by two admins at once, it is deleted once', async () => {
  const { orgId, admin } = await aSchool();
  await Promise.all([deleteOrganization(admin, orgId, name), deleteOrganization(admin, orgId, name)]);
  expect(await documentsNaming(orgId)).toEqual([]);
  const events = await backend().firestore.collection('audit').where('orgId', '==', orgId).get();
  const deletions = events.docs.filter((event) => event.get('action') === 'organization.deleted');
  expect(deletions).toHaveLength(1);
});
