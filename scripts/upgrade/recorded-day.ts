import { payAtCheckout } from '../../local/stripe/pages/pay-at-checkout.ts';
import type { Person, ReleaseCalls } from './release-calls.ts';

interface Kept {
  readonly id: string;
  readonly revision: number;
}

const html = (sentence: string) => `<p>{{dog}} ${sentence}</p>`;

/**
 * A day at a new school beside the demo data, through calls that every release since 0.5.0 answers. Returns whose answers
 * tell what is kept.
 */
export async function spendADay(calls: ReleaseCalls): Promise<Record<string, readonly string[]>> {
  const [head, trainer, invited, alone] = await Promise.all(
    ['head', 'trainer-of-day', 'invited-of-day', 'alone'].map((name) =>
      calls.signUp(`${name}@riverside.test`),
    ),
  );
  if (!head || !trainer || !invited || !alone) throw new Error('Four people were to sign up.');
  const orgId = await foundSchool(calls, head, [trainer, invited]);
  await writeForSchool(calls, trainer, orgId);
  await writeAlone(calls, alone);
  await calls.call(head, 'PUT', '/api/account', { displayName: 'Ada Head', signature: '<p>Ada</p>' });
  await calls.call(head, 'POST', '/api/log/useraction', { action: 'email.copied', metadata: { blocks: 3 } });
  const own = ['/api/account', '/api/snippets', '/api/organization/user', '/api/lesson-sets', '/api/audit'];
  const school = [`/api/snippets?orgId=${orgId}`, `/api/organization?orgId=${orgId}`];
  return {
    [head.email]: [...own, ...school, `/api/audit?orgId=${orgId}`],
    [trainer.email]: [...own, ...school],
    [invited.email]: own,
    [alone.email]: [...own, '/api/snippets?tags=true', '/api/snippets?variables=true'],
    'trainer@heelwrite.test': own,
    'admin@heelwrite.test': own,
    'member@heelwrite.test': own,
  };
}

async function foundSchool(calls: ReleaseCalls, head: Person, others: readonly Person[]): Promise<string> {
  const school = await calls.call(head, 'POST', '/api/organization', {
    name: 'Riverside Dogs',
    details: { website: 'https://riverside.test', phone: '555 0100', signature: '<p>Riverside</p>' },
  });
  const { id: orgId } = school as Kept;
  const session = await calls.call(head, 'POST', `/api/stripe/create-session?orgId=${orgId}&licenseCount=5`);
  await payAtCheckout((session as { url: string }).url);
  await untilPaid(calls, head);
  for (const [role, { email }] of others.entries()) {
    await calls.call(head, 'POST', `/api/organization/membership?orgId=${orgId}`, { email, role: role + 1 });
  }
  const [first] = others;
  if (first) await calls.call(first, 'POST', `/api/organization/user?orgId=${orgId}&action=accept`);
  return orgId;
}

async function untilPaid(calls: ReleaseCalls, head: Person): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await calls.call(head, 'GET', '/api/stripe/subscription');
    if (typeof answer === 'object' && (answer as { status?: unknown }).status === 'active') return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The app did not hear of the payment.');
}

async function writeForSchool(calls: ReleaseCalls, trainer: Person, orgId: string): Promise<void> {
  const address = `/api/snippets?orgId=${orgId}`;
  for (const n of [1, 2, 3, 4, 5, 6]) {
    await calls.call(trainer, 'POST', address, {
      title: `Lesson ${n}`,
      versions: {
        male: { html: html('heels beside his owner.') },
        female: { html: html('heels beside her.') },
      },
      tags: ['school', `week ${n}`],
    });
  }
}

async function writeAlone(calls: ReleaseCalls, alone: Person): Promise<void> {
  const kept: Kept[] = [];
  for (const title of ['Recall', 'Stay', 'Loose leash', 'Leave it']) {
    const draft = { title, versions: { male: { html: html('gets his treat.') } }, tags: ['alone'] };
    kept.push((await calls.call(alone, 'POST', '/api/snippets', draft)) as Kept);
  }
  const [changed, deleted, ...others] = kept;
  if (!changed || !deleted) throw new Error('Four snippets were to be written.');
  await calls.call(alone, 'PUT', '/api/snippets', {
    ...{ id: changed.id, revision: changed.revision, title: 'Recall, twice' },
    versions: { male: { html: html('comes back to him, {{client}}.') } },
    tags: ['alone', 'changed'],
  });
  await calls.call(alone, 'DELETE', `/api/snippets?id=${deleted.id}`);
  await calls.call(alone, 'POST', '/api/lesson-sets', {
    name: 'First lesson',
    subject: 'About {{dog}}',
    snippets: others.map(({ id }) => ({ id })),
  });
  await calls.call(alone, 'POST', '/api/swap-pronouns', {
    ...{ startingSex: 'male', desiredSex: 'female' },
    htmlString: html('gets his treat.'),
  });
}
