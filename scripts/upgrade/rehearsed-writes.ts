import type { ReleaseCalls } from './release-calls.ts';

interface Kept {
  readonly id: string;
  readonly revision: number;
}

/** Changes something of every kind that an older release knows too, under a title that tells whose it is. */
export async function writeAs(release: string, calls: ReleaseCalls): Promise<void> {
  const alone = await calls.signIn('alone@riverside.test');
  const head = await calls.signIn('head@riverside.test');
  const versions = { male: { html: '<p>{{dog}} gets his treat.</p>' } };
  const [newest] = (await calls.call(alone, 'GET', '/api/snippets')) as Kept[];
  const [school] = (await calls.call(head, 'GET', '/api/organization/user')) as Kept[];
  if (!newest || !school) throw new Error('There is nothing left of the day that was recorded.');
  await calls.call(alone, 'PUT', '/api/snippets', {
    ...{ id: newest.id, revision: newest.revision },
    ...{ title: `Changed by ${release}`, versions },
  });
  const { id } = (await calls.call(alone, 'POST', '/api/snippets', {
    ...{ title: `Deleted by ${release}`, versions },
  })) as Kept;
  await calls.call(alone, 'DELETE', `/api/snippets?id=${id}`);
  await calls.call(alone, 'POST', '/api/snippets', { title: `Written by ${release}`, versions });
  await calls.call(alone, 'POST', '/api/lesson-sets', {
    name: `Set by ${release}`,
    snippets: [{ id: newest.id }],
  });
  await calls.call(head, 'POST', `/api/snippets?orgId=${school.id}`, {
    title: `Shared by ${release}`,
    versions,
  });
  await calls.call(head, 'PUT', `/api/organization?orgId=${school.id}`, { name: `Named by ${release}` });
  await calls.call(head, 'PUT', '/api/account', { displayName: `Ada by ${release}` });
}
