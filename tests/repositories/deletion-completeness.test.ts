import { beforeAll, expect, it } from 'vitest';
import { backend, provideBackend, type Backend } from '@/lib/server/backend/backend';
import { createOrganization } from '@/lib/server/services/organizations/manage-organization';
import {
  changeRole,
  inviteMember,
  acceptInvitation,
} from '@/lib/server/services/organizations/manage-members';
import { deleteAccount } from '@/lib/server/services/deletions/delete-account';
import { deleteOrganization } from '@/lib/server/services/deletions/delete-organization';
import { createDog, keepDogs } from '@/lib/server/services/dogs/manage-dogs';
import { noteDogEmail } from '@/lib/server/services/dogs/note-dog-email';
import { addFavorite } from '@/lib/server/services/snippets/manage-favorites';
import { createLessonSet } from '@/lib/server/services/snippets/manage-lesson-sets';
import { createSavedFilter } from '@/lib/server/services/snippets/manage-saved-filters';
import { recordUses } from '@/lib/server/services/snippets/record-uses';
import { logUserAction } from '@/lib/server/services/accounts/log-user-action';
import { setVariableKinds } from '@/lib/server/services/snippets/manage-variable-kinds';
import {
  acceptSuggestion,
  declineSuggestion,
  suggest,
} from '@/lib/server/services/snippets/manage-suggestions';
import { moveSnippets } from '@/lib/server/services/snippets/move-snippets';
import { startPersonalCheckout } from '@/lib/server/services/billing/start-checkout';
import { handleWebhookEvent } from '@/lib/server/services/billing/handle-webhook-event';
import {
  changeOrganizationAccess,
  changePrivateAccess,
  changeSupportMembership,
} from '@/lib/server/services/organizations/manage-support-access';
import { listGrantedSnippets } from '@/lib/server/services/snippets/list-snippets';
import { addPicture } from '@/lib/server/services/pictures/manage-pictures';
import { swapPronouns } from '@/lib/server/services/snippets/swap-pronouns';
import { updateAccount } from '@/lib/server/services/accounts/manage-account';
import {
  createSnippet,
  deleteSnippet,
  importSnippets,
  updateSnippet,
} from '@/lib/server/services/snippets/write-snippets';
import { noteActive } from '@/lib/server/repositories/organizations/last-active';
import { aPng } from '../support/pictures';
import { placesNaming } from '../support/stored-documents';
import { aDogContent, aNote } from '../support/dogs';
import { aFilter } from '../support/saved-filters';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

const snippet = { title: 'Recall', versions: { male: { html: '<p>He comes, {{dog}}.</p>' } } };
const key = 'a key';

beforeAll(() => {
  startTestBackend();
  const { auth } = backend();
  auth.deleteUser = async () => undefined;
  auth.getUser = async (uid) => ({ uid }) as never;
  const billing: Partial<Backend['billing']> = {
    pricingTiers: async () => [],
    subscriptionsOf: async () => [],
    closeCustomer: async () => undefined,
    findOrCreateCustomer: async () => 'cus_sam',
    prepareCheckout: async () => async () => 'https://stripe.example/pay',
    customerOfEvent: () => 'cus_sam',
  };
  provideBackend({ ...backend(), billing: billing as Backend['billing'] });
});

/** Someone who has left a trace wherever the product keeps one. */
async function aBusyPerson() {
  const school = await anOrganization({ status: 'active', licenses: 20 });
  const { orgId, editor: sam, admin } = school;
  const staff = anActor({ globalAdmin: true });

  const { id } = await createSnippet(sam, undefined, snippet, key);
  await importSnippets(sam, undefined, [snippet], key);
  await updateSnippet(sam, undefined, { ...snippet, id, revision: 1 });
  const gone = await createSnippet(sam, undefined, snippet, undefined);
  await updateSnippet(sam, undefined, { ...snippet, id: gone.id, revision: 1 });
  await deleteSnippet(sam, undefined, gone.id);
  await createLessonSet(sam, { name: 'Lesson 1', snippets: [{ id }] }, key);
  await setVariableKinds(sam, undefined, { variables: [{ name: 'lesson', kind: { type: 'date' } }] });
  await addFavorite(sam, id);
  await createSavedFilter(sam, aFilter(), key);
  await recordUses(sam, { uses: [{ id, usedAt: '2026-11-01T09:00:00.000Z' }] }, key);
  await keepDogs(sam, true);
  await createDog(sam, aDogContent({ name: 'Max' }), key);
  await noteDogEmail(sam, aNote(), key);
  await recordUses(sam, { uses: [{ id, usedAt: '2026-11-01T09:00:00.000Z', orgId }] }, undefined);
  await updateAccount(sam, { signature: '<p>Sam</p>' });
  await swapPronouns(sam, { startingSex: 'male', desiredSex: 'female', htmlString: '<p>He comes.</p>' });
  const picture = { type: 'image/png' as const, bytes: aPng() };
  await addPicture(sam, undefined, 'snippet', picture, key);
  await addPicture(sam, orgId, 'snippet', picture, key);
  await startPersonalCheckout(sam);
  await handleWebhookEvent(new Uint8Array(), 'signed');
  await logUserAction(sam, { action: 'copied' });
  await changePrivateAccess(sam, { enabled: true });
  await listGrantedSnippets(staff, sam.uid);

  await createSnippet(sam, orgId, snippet, undefined);
  const moved = await createSnippet(sam, undefined, snippet, undefined);
  await updateSnippet(sam, undefined, { ...snippet, id: moved.id, revision: 1 });
  await moveSnippets(sam, [moved.id], orgId);
  await updateSnippet(sam, orgId, { ...snippet, id: moved.id, revision: 3 });
  await deleteSnippet(sam, orgId, moved.id);
  const { id: suggestedId } = await createSnippet(admin, orgId, snippet, undefined);
  const suggested = { snippetId: suggestedId, revision: 1, draft: snippet };
  await acceptSuggestion(admin, orgId, { id: (await suggest(sam, orgId, suggested)).id, revision: 1 });
  await updateSnippet(admin, orgId, { ...snippet, id: suggestedId, revision: 2 });
  await suggest(sam, orgId, suggested);
  await acceptSuggestion(admin, orgId, { id: (await suggest(sam, orgId, suggested)).id, revision: 3 });
  await declineSuggestion(sam, orgId, {
    id: (await suggest(admin, orgId, suggested)).id,
    answer: 'Not yet.',
  });
  await changeRole(admin, orgId, sam.uid, 0);
  await inviteMember(sam, orgId, { email: 'lee@heelwrite.test', role: 2 }, key);
  await changeOrganizationAccess(sam, orgId, { enabled: true });
  await changeSupportMembership(staff, orgId, true);

  await noteActive(orgId, sam.uid, '2026-11-28');

  const own = await createOrganization(sam, { name: 'Sit & Stay' }, key);
  await deleteOrganization(sam, own.id, 'Sit & Stay');
  const { orgId: joined, admin: host } = await anOrganization({ status: 'active', licenses: 20 });
  await inviteMember(host, joined, { email: sam.email, role: 1 }, key);
  await acceptInvitation(sam, joined);
  const { orgId: invitedTo, admin: inviter } = await anOrganization({ status: 'active', licenses: 20 });
  await inviteMember(inviter, invitedTo, { email: sam.email, role: 1 }, key);
  return sam;
}

it('leaves no address of the person, and their uid only where it stands for “former member”', async () => {
  const sam = await aBusyPerson();
  const before = await placesNaming(sam.uid);
  // A new place where something is kept of a person needs a thought about its end, and a line here.
  expect(before).toEqual([
    'audit.concerns',
    'audit.target',
    'audit.uid',
    'billing/',
    'dogBooks.current',
    'dogBooks/',
    'dogEmails.book',
    'dogs.book',
    'dogs.named',
    'favorites/',
    'idempotency.uid',
    'lastActive.days.*',
    'lessonSets/',
    'libraries/',
    'organizations.members.email',
    'organizations.members.invitedBy',
    'organizations.members.userId',
    'organizations.people',
    'organizations.support.grantedBy',
    'pictures.createdBy',
    'pictures.libraryId',
    'savedFilters/',
    'snippets.libraryId',
    'snippets.suggestedBy',
    'snippets.updatedBy',
    'states.libraryId',
    'states.suggestedBy',
    'states.updatedBy',
    'suggestions.answeredBy',
    'suggestions.by',
    'supportGrants.grantedBy',
    'supportGrants/',
    'tokens/',
    'trash.deletedBy',
    'trash.libraryId',
    'trash.snippet.libraryId',
    'trash.snippet.updatedBy',
    'users/',
    'uses/',
    'variableKinds/',
  ]);
  await deleteAccount(sam);
  expect(await placesNaming(sam.email)).toEqual([]);
  expect(await placesNaming(sam.uid)).toEqual([
    'audit.concerns',
    'audit.target',
    'audit.uid',
    'audit/',
    'organizations.members.invitedBy',
    'organizations.support.grantedBy',
    'pictures.createdBy',
    'snippets.suggestedBy',
    'snippets.updatedBy',
    'states.suggestedBy',
    'states.updatedBy',
    'suggestions.answeredBy',
    'trash.deletedBy',
    'trash.snippet.updatedBy',
  ]);
});
