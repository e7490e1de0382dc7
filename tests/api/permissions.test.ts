import { beforeAll, describe, expect, it } from 'vitest';
import { aDraft, request } from '../support/api';
import { aPng } from '../support/pictures';
import { aDogContent, aNote } from '../support/dogs';
import { aFilter } from '../support/saved-filters';
import { aSchool, callers, someOfEachKind, type Name, type People, type School } from '../support/school';

const organization = '/api/organization';
const membership = `${organization}/membership`;

let people: People;
beforeAll(async () => {
  people = await someOfEachKind();
});

type Call = (school: School, name: Name) => Parameters<typeof request>;
const call =
  (
    method: string,
    path: (school: School, name: Name) => string,
    body?: (school: School, name: Name) => unknown,
  ): Call =>
  (school, name) => [method, path(school, name), body === undefined ? {} : { body: body(school, name) }];
const picture =
  (path: (school: School) => string): Call =>
  (school) => ['POST', path(school), { raw: aPng(), headers: { 'Content-Type': 'image/png' } }];
const aVideo = { address: 'https://vimeo.com/76979871' };
const inOrg = (path: string) => (school: School) =>
  `${path}${path.includes('?') ? '&' : '?'}orgId=${school.orgId}`;
const fixed = (path: string) => () => path;

type Statuses = readonly number[];
const each = (...statuses: number[]): Statuses => statuses;
const everyone = (status: number) => each(401, ...Array.from({ length: 8 }, () => status));
const members = (status: number) => each(401, 403, 403, 403, 403, status, status, status, 403);
const writers = (status: number) => each(401, 403, 403, 403, 403, 403, status, status, 403);
const admins = (status: number) => each(401, 403, 403, 403, 403, 403, 403, status, 403);

/** Who gets which status, in the order of `callers`; all others are refused. */
const table: readonly (readonly [string, Call, Statuses])[] = [
  ['list own snippets', call('GET', fixed('/api/snippets')), everyone(200)],
  ['list the organization’s snippets', call('GET', inOrg('/api/snippets')), members(200)],
  ['read the organization’s first page', call('GET', inOrg('/api/snippets/changes')), members(200)],
  ['read what has changed there', call('GET', inOrg('/api/snippets/changes?since=0')), members(200)],
  ['read what has changed in one’s own', call('GET', fixed('/api/snippets/changes?since=0')), everyone(200)],
  ['read one of them', call('GET', (s) => `/api/snippets?id=${s.shared}&orgId=${s.orgId}`), members(200)],
  ['read one of them as one’s own', call('GET', (s) => `/api/snippets?id=${s.shared}`), everyone(404)],
  ['read their tags', call('GET', inOrg('/api/snippets?tags=true')), members(200)],
  ['read their variables', call('GET', inOrg('/api/snippets?variables=true')), members(200)],
  ['read what their variables ask for', call('GET', inOrg('/api/variables')), members(200)],
  ['read what one’s own ask for', call('GET', fixed('/api/variables')), everyone(200)],
  [
    'say what a variable of the organization asks for',
    call('PUT', inOrg('/api/variables'), () => ({ variables: [{ name: 'lesson', kind: { type: 'date' } }] })),
    writers(200),
  ],
  [
    'say what one’s own asks for',
    call('PUT', fixed('/api/variables'), () => ({ variables: [{ name: 'lesson', kind: { type: 'date' } }] })),
    everyone(200),
  ],
  ['create one of one’s own', call('POST', fixed('/api/snippets'), () => aDraft()), everyone(201)],
  ['create one in the organization', call('POST', inOrg('/api/snippets'), () => aDraft()), writers(201)],
  [
    'change one of the organization’s, of another revision',
    call('PUT', inOrg('/api/snippets'), (s) => ({ ...aDraft(), id: s.shared, revision: 7 })),
    writers(409),
  ],
  [
    'import into the organization',
    call('POST', inOrg('/api/snippets/import'), () => ({ snippets: [aDraft()] })),
    writers(200),
  ],
  [
    'move one out of it',
    call('POST', fixed('/api/snippets/bulk-update-org'), (s) => ({ snippetIds: [s.shared], orgId: null })),
    each(401, 404, 404, 404, 404, 403, 403, 200, 404),
  ],
  [
    'delete one of the organization’s',
    call('DELETE', (s, name) => `/api/snippets?orgId=${s.orgId}&id=${name === 'admin' ? s.shared : 'none'}`),
    each(401, 403, 403, 403, 403, 403, 404, 204, 403),
  ],
  ['read the organization’s trash', call('GET', inOrg('/api/trash')), writers(200)],
  ['read one’s own trash', call('GET', fixed('/api/trash')), everyone(200)],
  ['read a person’s trash', call('GET', (s) => `/api/trash?uid=${s.people.free.uid}`), everyone(403)],
  [
    'restore one to the organization',
    call('POST', inOrg('/api/trash/restore'), () => ({ ids: ['none'] })),
    writers(200),
  ],
  [
    'restore one to one’s own',
    call('POST', fixed('/api/trash/restore'), () => ({ ids: ['none'] })),
    everyone(200),
  ],
  ['delete one of the organization’s for good', call('DELETE', inOrg('/api/trash?id=none')), writers(204)],
  ['delete one of one’s own for good', call('DELETE', fixed('/api/trash?id=none')), everyone(204)],
  ['empty the organization’s trash', call('DELETE', inOrg('/api/trash?all=true')), writers(204)],
  ['empty one’s own', call('DELETE', fixed('/api/trash?all=true')), everyone(204)],
  [
    'read the history of one of the organization’s',
    call('GET', (s) => `/api/snippets/history?id=${s.shared}&orgId=${s.orgId}`),
    writers(200),
  ],
  [
    'read its history as one’s own',
    call('GET', (s) => `/api/snippets/history?id=${s.shared}`),
    everyone(404),
  ],
  [
    'read the history of a person’s',
    call('GET', (s) => `/api/snippets/history?uid=${s.people.free.uid}&id=none`),
    everyone(403),
  ],
  [
    'restore a state that is not kept',
    call('POST', inOrg('/api/snippets/history/restore'), (s) => ({ id: s.shared, revision: 1, state: 7 })),
    writers(404),
  ],
  [
    'restore a state over another revision',
    call('POST', inOrg('/api/snippets/history/restore'), (s) => ({ id: s.shared, revision: 7, state: 1 })),
    writers(409),
  ],
  ['list suggestions', call('GET', inOrg('/api/suggestions')), members(200)],
  [
    'suggest a change',
    call('POST', inOrg('/api/suggestions'), (s) => ({ snippetId: s.shared, revision: 1, draft: aDraft() })),
    members(201),
  ],
  ['withdraw a suggestion', call('DELETE', inOrg('/api/suggestions?id=none')), members(204)],
  [
    'accept a suggestion that is not there',
    call('POST', inOrg('/api/suggestions/accept'), () => ({ id: 'none', revision: 1 })),
    writers(404),
  ],
  [
    'decline a suggestion that is not there',
    call('POST', inOrg('/api/suggestions/decline'), () => ({ id: 'none' })),
    writers(404),
  ],
  [
    'read the original of one of the organization’s that was not copied',
    call('GET', (s) => `/api/snippets/original?id=${s.shared}&orgId=${s.orgId}`),
    members(404),
  ],
  [
    'read the original of one that is not theirs',
    call('GET', (s) => `/api/snippets/original?id=${s.shared}`),
    everyone(404),
  ],
  [
    'note what was seen of the original of one of the organization’s',
    call('PUT', inOrg('/api/snippets/original'), (s) => ({ id: s.shared, seen: 1 })),
    writers(404),
  ],
  [
    'note what was seen of the original of one that is not theirs',
    call('PUT', fixed('/api/snippets/original'), (s) => ({ id: s.shared, seen: 1 })),
    everyone(404),
  ],
  [
    'read a person’s private snippets',
    call('GET', (s) => `/api/snippets?uid=${s.people.free.uid}`),
    everyone(403),
  ],
  [
    'swap pronouns',
    call('POST', fixed('/api/swap-pronouns'), () => ({
      startingSex: 'male',
      desiredSex: 'female',
      htmlString: '<p>He sits.</p>',
    })),
    everyone(200),
  ],
  ['add a picture to one’s own', picture(fixed('/api/pictures')), everyone(201)],
  ['add one for an email', picture(fixed('/api/pictures?purpose=email')), everyone(201)],
  ['add one to the organization', picture(inOrg('/api/pictures')), writers(201)],
  ['ask for a video', call('POST', fixed('/api/videos'), () => aVideo), everyone(200)],
  ['ask for one for an email', call('POST', fixed('/api/videos?purpose=email'), () => aVideo), everyone(200)],
  ['ask for one for the organization', call('POST', inOrg('/api/videos'), () => aVideo), writers(200)],
  ['list own pictures', call('GET', fixed('/api/pictures')), everyone(200)],
  ['list the organization’s pictures', call('GET', inOrg('/api/pictures')), writers(200)],
  ['delete one of one’s own', call('DELETE', fixed('/api/pictures?id=none')), everyone(204)],
  ['delete one of the organization’s', call('DELETE', inOrg('/api/pictures?id=none')), writers(204)],
  ['read the usage', call('GET', fixed('/api/usage')), everyone(200)],
  ['read what a first screen stands on', call('GET', fixed('/api/bootstrap')), everyone(200)],
  [
    'read the subscription',
    call('GET', fixed('/api/stripe/subscription')),
    each(401, 204, 200, 204, 200, 200, 200, 200, 204),
  ],
  ['read the prices', call('GET', fixed('/api/stripe/subscription?orgpricing=true')), everyone(200)],
  ['read the organization’s subscription', call('GET', inOrg('/api/stripe/subscription')), admins(200)],
  ['price more licenses', call('GET', inOrg('/api/stripe/subscription?licenseCount=31')), admins(200)],
  [
    'buy more licenses',
    call('PUT', fixed('/api/stripe/subscription'), (s) => ({ orgId: s.orgId, licenseCount: 31 })),
    admins(200),
  ],
  [
    'keep one’s own plan, where none is canceled',
    call('POST', fixed('/api/stripe/subscription?resume=true')),
    everyone(409),
  ],
  [
    'keep the organization’s plan, which is not canceled',
    call('POST', inOrg('/api/stripe/subscription?resume=true')),
    admins(409),
  ],
  ['open the personal checkout', call('POST', fixed('/api/stripe/create-session')), everyone(200)],
  ['open the organization’s billing', call('POST', inOrg('/api/stripe/create-session')), admins(200)],
  ['list organizations', call('GET', fixed(`${organization}/user`)), everyone(200)],
  ['read the own role', call('GET', inOrg(`${organization}/user`)), members(200)],
  [
    'read a member',
    call('GET', (s) => `${organization}/user?uid=${s.people.editor.uid}&orgId=${s.orgId}`),
    members(200),
  ],
  [
    'accept',
    call('POST', inOrg(`${organization}/user?action=accept`)),
    each(401, 403, 403, 403, 200, 409, 409, 409, 403),
  ],
  [
    'reject',
    call('POST', inOrg(`${organization}/user?action=reject`)),
    each(401, 403, 403, 403, 204, 409, 409, 409, 403),
  ],
  [
    'create an organization',
    call('POST', fixed(organization), () => ({ name: 'Heel' })),
    each(401, 403, 201, 201, 201, 201, 201, 201, 201),
  ],
  ['read the organization', call('GET', inOrg(organization)), members(200)],
  ['change it', call('PUT', inOrg(organization), () => ({ details: { phone: '+1 555 0100' } })), admins(200)],
  [
    'delete it while its subscription runs',
    call('DELETE', inOrg(`${organization}?name=Sit+%26+Stay`)),
    admins(409),
  ],
  [
    'invite',
    call('POST', inOrg(membership), (_, name) => ({
      email: `${name}-${crypto.randomUUID()}@x.example`,
      role: 2,
    })),
    admins(201),
  ],
  [
    'mail an invitation again',
    call('POST', inOrg(`${membership}?resend=true`), (s) => ({ email: s.people.invited.email })),
    admins(204),
  ],
  [
    'read what is used of the library',
    call('GET', inOrg('/api/usage/snippets?from=2026-10&to=2026-11')),
    admins(200),
  ],
  [
    'count a use of the organization’s snippet, which counts for members only',
    call('POST', fixed('/api/uses'), (s) => ({
      uses: [{ id: s.shared, orgId: s.orgId, usedAt: '2026-11-02T09:00:00.000Z', isChanged: true }],
    })),
    everyone(204),
  ],
  [
    'change a role',
    call(
      'PUT',
      (s) => `${membership}?orgId=${s.orgId}&userId=${s.people.member.uid}`,
      () => ({ role: 2 }),
    ),
    admins(200),
  ],
  [
    'change the role of an invitation',
    call(
      'PUT',
      (s) => `${membership}?orgId=${s.orgId}&email=${s.people.invited.email}`,
      () => ({ role: 2 }),
    ),
    admins(200),
  ],
  [
    'remove someone else',
    call('DELETE', (s) => `${membership}?orgId=${s.orgId}&email=${s.people.unverified.email}`),
    admins(204),
  ],
  [
    'leave',
    call(
      'DELETE',
      (s, name) =>
        `${membership}?orgId=${s.orgId}&email=${name === 'nobody' ? 'x@x.example' : s.people[name].email}`,
    ),
    each(401, 403, 403, 403, 403, 204, 204, 409, 403),
  ],
  [
    'read support’s access to the organization',
    call('GET', inOrg('/api/support/org-snippets')),
    members(200),
  ],
  ['grant it', call('PUT', inOrg('/api/support/org-snippets'), () => ({ enabled: false })), admins(200)],
  ['read support’s access to one’s own', call('GET', fixed('/api/support/private-snippets')), everyone(200)],
  [
    'revoke it',
    call('PUT', fixed('/api/support/private-snippets'), () => ({ enabled: false })),
    everyone(200),
  ],
  [
    'list what is granted',
    call('GET', fixed('/api/support/grants')),
    each(401, 403, 403, 403, 403, 403, 403, 403, 200),
  ],
  [
    'join as support',
    call('POST', inOrg('/api/support/support-org-membership'), () => ({ enable: true })),
    everyone(403),
  ],
  ['read the own trail', call('GET', fixed('/api/audit')), everyone(200)],
  ['read the organization’s trail', call('GET', inOrg('/api/audit')), admins(200)],
  ['log an action', call('POST', fixed('/api/log/useraction'), () => ({ action: 'test' })), everyone(204)],
  ['read the account', call('GET', fixed('/api/account')), everyone(200)],
  ['change the account', call('PUT', fixed('/api/account'), () => ({ displayName: 'Kim' })), everyone(200)],
  ['list lesson sets', call('GET', fixed('/api/lesson-sets')), everyone(200)],
  [
    'make a lesson set',
    call('POST', fixed('/api/lesson-sets'), () => ({
      name: crypto.randomUUID(),
      snippets: [{ id: 'hello' }],
    })),
    everyone(201),
  ],
  [
    'change one that is not theirs',
    call('PUT', fixed('/api/lesson-sets'), () => ({ id: 'none', name: 'X', snippets: [{ id: 'hello' }] })),
    everyone(404),
  ],
  ['take away one that is not theirs', call('DELETE', fixed('/api/lesson-sets?id=none')), everyone(404)],
  ['list favorites', call('GET', fixed('/api/favorites')), everyone(200)],
  ['mark a favorite', call('PUT', fixed('/api/favorites'), () => ({ id: 'hello' })), everyone(200)],
  ['take its mark away', call('DELETE', fixed('/api/favorites?id=hello')), everyone(204)],
  ['list saved filters', call('GET', fixed('/api/saved-filters')), everyone(200)],
  [
    'save a filter',
    call('POST', fixed('/api/saved-filters'), () => aFilter(crypto.randomUUID())),
    everyone(201),
  ],
  [
    'change a filter that is not theirs',
    call('PUT', fixed('/api/saved-filters'), () => ({ id: 'none', ...aFilter() })),
    everyone(404),
  ],
  ['take away a saved filter', call('DELETE', fixed('/api/saved-filters?id=none')), everyone(204)],
  ['list what was used', call('GET', fixed('/api/uses')), everyone(200)],
  [
    'tell what was used',
    call('POST', fixed('/api/uses'), () => ({ uses: [{ id: 'hello', usedAt: '2026-11-01T09:00:00.000Z' }] })),
    everyone(204),
  ],
  ['list dogs', call('GET', fixed('/api/dogs')), everyone(200)],
  ['add a dog where none are kept', call('POST', fixed('/api/dogs'), () => aDogContent()), everyone(409)],
  [
    'note an email where no dogs are kept',
    call('POST', fixed('/api/dogs/emails'), () => aNote()),
    everyone(409),
  ],
  ['have dogs kept', call('PUT', fixed('/api/dogs/keeping'), () => ({ isKept: true })), everyone(204)],
  [
    'change a dog that is not theirs',
    call('PUT', fixed('/api/dogs'), () => ({ id: 'none', ...aDogContent() })),
    everyone(404),
  ],
  ['take away a dog', call('DELETE', fixed('/api/dogs?id=none')), everyone(204)],
  [
    'read emails of a dog that is not theirs',
    call('GET', fixed('/api/dogs/emails?dogId=none')),
    everyone(404),
  ],
  ['take away an email', call('DELETE', fixed('/api/dogs/emails?id=none')), everyone(204)],
  ['download everything', call('GET', fixed('/api/account/export')), everyone(200)],
  ['ask for a verification mail', call('POST', fixed('/api/account/verification-mail')), everyone(204)],
  [
    'ask for a mail about a new address',
    call('POST', fixed('/api/account/email-change-mail'), () => ({
      email: `new-${crypto.randomUUID()}@x.example`,
    })),
    each(401, 403, 204, 204, 204, 204, 204, 204, 204),
  ],
  [
    'ask for a new password',
    call('POST', fixed('/api/account/password-reset-mail'), (_, name) => ({
      email: `${name}-nobody@x.example`,
    })),
    each(204, 204, 204, 204, 204, 204, 204, 204, 204),
  ],
  [
    'ask how the product is',
    call('GET', fixed('/api/health')),
    each(200, 200, 200, 200, 200, 200, 200, 200, 200),
  ],
  [
    'tell of a page, which none of them is',
    call('POST', fixed('/api/browser-reports'), () => ({
      release: 'abc',
      reports: [{ kind: 'vital', name: 'LCP', value: 900, page: '/' }],
    })),
    each(403, 403, 403, 403, 403, 403, 403, 403, 403),
  ],
  [
    'ask whether it is there',
    call('GET', fixed('/api/health/live')),
    each(200, 200, 200, 200, 200, 200, 200, 200, 200),
  ],
  [
    'ask whether it is ready',
    call('GET', fixed('/api/health/ready')),
    each(200, 200, 200, 200, 200, 200, 200, 200, 200),
  ],
  ['have the periodic work done', call('GET', fixed('/api/periodic-work')), everyone(401)],
];

describe('what each of nine callers may do', () => {
  let school: School;
  let changed = true;
  it.each(table)('%s', async (_, make, expected) => {
    // What nobody could change serves the next row too.
    if (changed) school = await aSchool(people);
    const found = [];
    for (const name of callers) {
      const [method, path, options] = make(school, name);
      const as = name === 'nobody' ? undefined : school.people[name];
      const { status } = await request(method, path, { ...options, ...(as && { as }) });
      found.push([name, status]);
    }
    changed = make(school, 'admin')[0] !== 'GET';
    expect(found).toEqual(callers.map((name, index) => [name, expected[index]]));
  });

  it('an unverified address that is invited sees nothing of it', async () => {
    await aSchool(people);
    const { json } = await request('GET', `${organization}/user`, { as: people.unverified });
    expect(json).toEqual([]);
    const invited = await request('GET', `${organization}/user`, { as: people.invited });
    expect(invited.json.length).toBeGreaterThan(0);
  });
});
