import { beforeAll, describe, expect, it, vi } from 'vitest';
import { suggestionLimits } from '@/lib/contracts/suggestion-fields';
import { backend } from '@/lib/server/backend/backend';
import type { Actor } from '@/lib/server/policies/actor';
import { scopeFor } from '@/lib/server/auth/scope-for';
import * as answers from '@/lib/server/repositories/suggestions/suggestion-answers';
import { forgetAnswered } from '@/lib/server/repositories/suggestions/suggestion-deletion';
import { changeOrganizationAccess } from '@/lib/server/services/organizations/manage-support-access';
import { removeMember } from '@/lib/server/services/organizations/manage-members';
import {
  acceptSuggestion,
  declineSuggestion,
  listSuggestions,
  suggest,
  withdrawSuggestion,
} from '@/lib/server/services/snippets/manage-suggestions';
import { listHistory } from '@/lib/server/services/snippets/read-history';
import { getSnippet } from '@/lib/server/services/snippets/read-snippets';
import { createSnippet, deleteSnippet, updateSnippet } from '@/lib/server/services/snippets/write-snippets';
import { anActor, anOrganization, startTestBackend, type Staff } from '../support/test-backend';

const said = (html: string, title = 'Recall') => ({ title, versions: { male: { html } } });
const refused = (code: string) => expect.objectContaining({ code }) as Error;
const day = 24 * 60 * 60 * 1000;

beforeAll(() => void startTestBackend());

interface School extends Staff {
  readonly id: string;
}

async function aSchool(): Promise<School> {
  const staff = await anOrganization({ status: 'active', licenses: 5 });
  const draft = { ...said('<p>Sit</p>'), tags: ['puppy'] };
  return { ...staff, id: (await createSnippet(staff.admin, staff.orgId, draft, undefined)).id };
}
const suggested = ({ orgId, id }: School, by: Actor, html = '<p>Sit, {{dog}}</p>', revision = 1) =>
  suggest(by, orgId, { snippetId: id, revision, draft: said(html, 'Sit') });
const listed = async (actor: Actor, orgId: string) =>
  (await listSuggestions(actor, orgId, undefined)).suggestions;

describe('a suggestion', () => {
  it('is sanitized, and seen by who may answer it and by who made it', async () => {
    const school = await aSchool();
    const { orgId, admin, editor, member, id } = school;
    const made = await suggest(member, orgId, {
      snippetId: id,
      revision: 1,
      draft: said('<p onclick="x()">Sit<script>x</script></p>'),
      note: 'Kinder.',
    });
    expect(made).toEqual({
      id: made.id,
      snippetId: id,
      snippetTitle: 'Recall',
      revision: 1,
      draft: { title: 'Recall', versions: { male: { html: '<p>Sit</p>' } }, variables: [] },
      note: 'Kinder.',
      by: { uid: member.uid },
      at: made.at,
      state: 'open',
    });
    for (const actor of [admin, editor, member]) expect(await listed(actor, orgId)).toEqual([made]);
  });

  it('is not seen by another member', async () => {
    const school = await aSchool();
    await suggested(school, school.editor);
    expect(await listed(school.member, school.orgId)).toEqual([]);
  });

  it('is not for support staff who were only let in', async () => {
    const school = await aSchool();
    await changeOrganizationAccess(school.admin, school.orgId, { enabled: true });
    const staff = anActor({ globalAdmin: true });
    await expect(listSuggestions(staff, school.orgId, undefined)).rejects.toEqual(refused('forbidden'));
    await expect(suggested(school, staff)).rejects.toEqual(refused('forbidden'));
  });

  it('takes the place of the open one of the same member for the snippet', async () => {
    const school = await aSchool();
    const { orgId, admin, editor, member } = school;
    const first = await suggested(school, member);
    const second = await suggested(school, member, '<p>Stay</p>');
    const other = await suggested(school, editor);
    expect((await listed(admin, orgId)).map(({ id }) => id)).toEqual([other.id, second.id]);
    await expect(acceptSuggestion(admin, orgId, { id: first.id, revision: 1 })).rejects.toEqual(
      refused('not_found'),
    );
  });

  it('is for a snippet of the organization, in a revision that it had', async () => {
    const school = await aSchool();
    const { orgId, member } = school;
    const own = await createSnippet(member, undefined, said('<p>x</p>'), undefined);
    const ofOwn = { snippetId: own.id, revision: 1, draft: said('<p>y</p>') };
    await expect(suggest(member, orgId, ofOwn)).rejects.toEqual(refused('not_found'));
    await expect(suggested(school, member, '<p>y</p>', 2)).rejects.toEqual(refused('validation'));
  });

  it('cannot make a snippet stand in itself', async () => {
    const school = await aSchool();
    await createSnippet(school.admin, school.orgId, said('<p>{{> Sit}}</p>', 'Closing'), undefined);
    await expect(suggested(school, school.member, '<p>{{> Closing}}</p>')).rejects.toEqual(
      refused('validation'),
    );
  });

  it('is one of 20 of a member, of which the one for the same snippet still finds room', async () => {
    const school = await aSchool();
    const { orgId, admin, member } = school;
    for (let n = 1; n < suggestionLimits.perMember; n += 1) {
      const { id } = await createSnippet(admin, orgId, said('<p>x</p>', `Number ${n}`), undefined);
      await suggested({ ...school, id }, member);
    }
    await suggested(school, member);
    await suggested(school, member);
    const { id } = await createSnippet(admin, orgId, said('<p>x</p>', 'One more'), undefined);
    await expect(suggested({ ...school, id }, member)).rejects.toEqual(refused('conflict'));
    await suggested({ ...school, id }, school.editor);
  });

  it('is one of 500 of an organization', async () => {
    const school = await aSchool();
    const { orgId, member } = school;
    const first = await suggested(school, member);
    const { firestore } = backend();
    const stored = (await firestore.doc(`suggestions/${first.id}`).get()).data();
    const batch = firestore.batch();
    for (let n = 1; n < suggestionLimits.perOrganization; n += 1)
      batch.create(firestore.collection('suggestions').doc(), { ...stored, by: `other-${n}` });
    await batch.commit();
    await suggested(school, member);
    await expect(suggested(school, school.editor)).rejects.toEqual(refused('conflict'));
    const page = await listSuggestions(school.admin, orgId, undefined);
    const next = await listSuggestions(school.admin, orgId, page.next);
    const ids = [...page.suggestions, ...next.suggestions].map(({ id }) => id);
    expect([page.suggestions.length, new Set(ids).size]).toEqual([50, 100]);
    await expect(listSuggestions(school.admin, orgId, 'nowhere')).rejects.toEqual(refused('validation'));
  });

  it('is withdrawn by who made it, while nobody has answered it', async () => {
    const school = await aSchool();
    const { orgId, admin, member, editor } = school;
    const { id } = await suggested(school, member);
    await withdrawSuggestion(editor, orgId, id);
    expect(await listed(admin, orgId)).toHaveLength(1);
    await withdrawSuggestion(member, orgId, id);
    await withdrawSuggestion(member, orgId, id);
    expect(await listed(admin, orgId)).toEqual([]);
    const answered = await suggested(school, member);
    await declineSuggestion(admin, orgId, { id: answered.id });
    await withdrawSuggestion(member, orgId, answered.id);
    expect(await listed(member, orgId)).toHaveLength(1);
  });

  it('stays where whoever made it has left', async () => {
    const school = await aSchool();
    const { orgId, admin, member, id } = school;
    const made = await suggested(school, member);
    await removeMember(admin, orgId, member.email);
    await acceptSuggestion(admin, orgId, { id: made.id, revision: 1 });
    expect(await getSnippet(admin, id, orgId)).toMatchObject({ title: 'Sit', suggestedBy: member.uid });
  });
});

describe('accepting', () => {
  it('saves it under both names, with what it replaces in the history', async () => {
    const school = await aSchool();
    const { orgId, admin, editor, member, id } = school;
    const made = await suggested(school, member);
    const saved = await acceptSuggestion(editor, orgId, { id: made.id, revision: 1 });
    expect(saved).toMatchObject({
      title: 'Sit',
      versions: { male: { html: '<p>Sit, {{dog}}</p>', origin: 'written', stale: false } },
      tags: ['puppy'],
      variables: [{ name: 'dog' }],
      updatedBy: editor.uid,
      suggestedBy: member.uid,
      revision: 2,
    });
    expect(await getSnippet(member, id, orgId)).toEqual(saved);
    await updateSnippet(admin, orgId, { ...said('<p>Come</p>'), id, revision: 2 });
    expect((await getSnippet(admin, id, orgId)).suggestedBy).toBeUndefined();
    const { states } = await listHistory(admin, { id, orgId });
    expect(states.map(({ revision, savedBy, suggestedBy }) => [revision, savedBy, suggestedBy])).toEqual([
      [2, { uid: editor.uid }, { uid: member.uid }],
      [1, { uid: admin.uid }, undefined],
    ]);
    expect(await listed(member, orgId)).toMatchObject([
      { id: made.id, state: 'accepted', answeredBy: { uid: editor.uid } },
    ]);
    expect(await listed(admin, orgId)).toEqual([]);
  });

  it('is a conflict over any other revision, and nothing is written', async () => {
    const school = await aSchool();
    const { orgId, admin, member, id } = school;
    const made = await suggested(school, member);
    const changed = await updateSnippet(admin, orgId, { ...said('<p>Come</p>'), id, revision: 1 });
    await expect(acceptSuggestion(admin, orgId, { id: made.id, revision: 1 })).rejects.toEqual(
      refused('conflict'),
    );
    expect(await getSnippet(admin, id, orgId)).toEqual(changed);
    expect(await listed(admin, orgId)).toHaveLength(1);
    expect(await acceptSuggestion(admin, orgId, { id: made.id, revision: 2 })).toMatchObject({ revision: 3 });
  });

  it('by two at once is done once', async () => {
    const school = await aSchool();
    const { orgId, admin, editor, member, id } = school;
    const made = await suggested(school, member);
    const accept = (actor: Actor) => acceptSuggestion(actor, orgId, { id: made.id, revision: 1 });
    const both = await Promise.allSettled([accept(admin), accept(editor)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refused('conflict') });
    expect((await getSnippet(admin, id, orgId)).revision).toBe(2);
  });

  it('refuses what is of another organization, of a deleted snippet, or by who may not write', async () => {
    const school = await aSchool();
    const { orgId, admin, member, id } = school;
    const other = await aSchool();
    const made = await suggested(school, member);
    const accept = (actor: Actor, where = orgId) =>
      acceptSuggestion(actor, where, { id: made.id, revision: 1 });
    await expect(accept(other.admin, other.orgId)).rejects.toEqual(refused('not_found'));
    await expect(declineSuggestion(other.admin, other.orgId, { id: made.id })).rejects.toEqual(
      refused('not_found'),
    );
    await expect(accept(member)).rejects.toEqual(refused('forbidden'));
    await deleteSnippet(admin, orgId, id);
    await expect(accept(admin)).rejects.toEqual(refused('not_found'));
    await declineSuggestion(admin, orgId, { id: made.id });
  });

  it('includes what stands in a circle only since', async () => {
    const school = await aSchool();
    const { orgId, admin, member } = school;
    const made = await suggested(school, member, '<p>{{> Closing}}</p>');
    await createSnippet(admin, orgId, said('<p>{{> Sit}}</p>', 'Closing'), undefined);
    await expect(acceptSuggestion(admin, orgId, { id: made.id, revision: 1 })).rejects.toEqual(
      refused('validation'),
    );
  });

  it('writes nothing where the subscription has ended', async () => {
    const school = await aSchool();
    const { orgId, admin, member } = school;
    const made = await suggested(school, member);
    const scope = await scopeFor(admin, orgId, 'snippets.write');
    const quota = { limit: 'closed', sentence: 'The subscription has ended.' } as const;
    const content = await answers.readSuggested(scope, made.id);
    await expect(
      answers.acceptSuggestion(scope, { id: made.id, revision: 1 }, content, quota),
    ).rejects.toEqual(refused('plan_limit'));
    expect(await listed(admin, orgId)).toHaveLength(1);
  });
});

describe('declining', () => {
  it('tells its author, for 30 days', async () => {
    const school = await aSchool();
    const { orgId, admin, member } = school;
    const made = await suggested(school, member);
    await declineSuggestion(admin, orgId, { id: made.id, answer: 'We keep it short.' });
    expect(await listed(admin, orgId)).toEqual([]);
    expect(await listed(member, orgId)).toEqual([
      { ...made, state: 'declined', answeredBy: { uid: admin.uid }, answer: 'We keep it short.' },
    ]);
    await expect(declineSuggestion(admin, orgId, { id: made.id })).rejects.toEqual(refused('conflict'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * day + 1 });
    expect(await listed(member, orgId)).toEqual([]);
    vi.useRealTimers();
    const exists = async () => (await backend().firestore.doc(`suggestions/${made.id}`).get()).exists;
    await forgetAnswered(new Date(Date.now() + 29 * day));
    expect(await exists()).toBe(true);
    await forgetAnswered(new Date(Date.now() + 31 * day));
    expect(await exists()).toBe(false);
  });
});
