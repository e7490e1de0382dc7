import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AuditEvent } from '@/lib/contracts/audit';
import {
  auditActor,
  auditKindOf,
  auditWords,
  inviteeOf,
  type AuditReader,
} from '@/lib/domain/audit/audit-words';
import { aMember, anOrganization } from '@/tests/support/organizations';

const reader: AuditReader = {
  uid: 'u-sam',
  person: (uid) => ({ 'u-kim': 'Kim Lane' })[uid],
  snippet: (id) => ({ 's-recall': 'Recall: the name game' })[id],
  invitee: ({ id }) =>
    ({
      joined: { userId: 'u-kim', displayName: 'Kim Lane', email: 'kim@dogs.test' },
      pending: { email: 'noah@dogs.test' },
      self: { userId: 'u-sam', displayName: 'Sam', email: 'sam@dogs.test' },
    })[id],
};
const stripe = { uid: 'stripe' };
const anEvent = (event: Partial<AuditEvent>): AuditEvent => ({
  id: 'e',
  at: '2026-11-21T10:12:00.000Z',
  actor: { uid: 'u-dana', email: 'dana@heelwrite.test' },
  action: 'support.read',
  ...event,
});

/** Every action that the server names when it records one. */
const recorded = [
  ...new Set(
    readdirSync('lib/server', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => readFileSync(`lib/server/${file}`, 'utf8').match(/\baction: [^;\n]*/g) ?? [])
      .flatMap((line) => line.match(/'[a-z]+\.[a-z_]+'/g) ?? [])
      .map((quoted) => quoted.slice(1, -1)),
  ),
];

describe('every action that the server records', () => {
  test('is found', () => {
    expect(recorded).toEqual(expect.arrayContaining(['support.joined', 'support.left', 'support.revoked']));
    expect(recorded.length).toBeGreaterThan(12);
  });

  test.each(recorded)('%s has words and a kind', (action) => {
    const event = anEvent({ action });
    expect(auditWords(event, reader)).not.toContain('.');
    expect(auditKindOf(event)).not.toBe('other');
  });
});

describe('what is said', () => {
  test.each([
    [{ action: 'support.granted', metadata: { days: 1 } }, 'granted support access for 1 day'],
    [{ action: 'support.granted', metadata: { days: 7 } }, 'granted support access for 7 days'],
    [{ action: 'support.granted', metadata: { days: 'x' } }, 'granted support access'],
    [{ target: 's-recall' }, 'opened “Recall: the name game”'],
    [{ target: 's-gone' }, 'opened a snippet'],
    [{ target: 'u-sam' }, 'listed your snippets'],
    [{ orgId: 'o' }, 'listed the shared snippets'],
    [{ target: 'trash' }, 'opened the trash'],
    [{ action: 'snippet.restored', target: 's-recall' }, 'restored a snippet'],
    [{ action: 'snippet.restored', metadata: { count: 3 } }, 'restored 3 snippets'],
    [{ target: 's-recall', orgId: 'o' }, 'opened “Recall: the name game”'],
    [{ actor: { uid: 'u-sam' }, target: 'u-kim' }, 'listed snippets as support'],
    [{ action: 'member.invited', metadata: { role: 1 } }, 'invited someone as an editor'],
    [{ id: 'joined', action: 'member.invited', metadata: { role: 1 } }, 'invited Kim Lane as an editor'],
    [{ id: 'pending', action: 'member.invited' }, 'invited noah@dogs.test'],
    [{ id: 'self', action: 'member.invited', metadata: { role: 2 } }, 'invited you as a member'],
    [{ action: 'member.role_changed', target: 'u-kim', metadata: { role: 0 } }, 'made Kim Lane an admin'],
    [{ action: 'member.role_changed', target: 'u-sam', metadata: { role: 2 } }, 'made you a member'],
    [
      { id: 'pending', action: 'member.role_changed', metadata: { role: 1 } },
      'made noah@dogs.test an editor',
    ],
    [{ action: 'member.email_changed' }, 'has a new email'],
    [{ action: 'member.email_changed', actor: { uid: 'u-sam' } }, 'have a new email'],
    [{ action: 'member.removed', target: 'u-dana' }, 'left the organization'],
    [{ action: 'member.removed', target: 'u-kim' }, 'removed Kim Lane'],
    [{ action: 'member.removed' }, 'revoked an invitation'],
    [{ action: 'snippets.moved_in', metadata: { count: 1 } }, 'moved 1 snippet into the organization'],
    [{ action: 'snippets.moved_out', metadata: { count: 3 } }, 'moved 3 snippets out of the organization'],
    [{ action: 'licences.changed', metadata: { licenseCount: 12 } }, 'changed the licenses to 12'],
    [{ action: 'licences.changed', metadata: { licenseCount: 0 } }, 'changed the licenses to no limit'],
    [{ actor: stripe, action: 'licences.changed', metadata: { licenseCount: 5 } }, 'now has 5 licenses'],
    [
      { actor: stripe, action: 'licences.changed', metadata: { licenseCount: 0 } },
      'now has unlimited licenses',
    ],
    [{ actor: stripe, action: 'licences.changed' }, 'now has a different number of licenses'],
    [{ actor: stripe, action: 'licences.ended' }, 'ended, and its licenses with it'],
    [{ action: 'browser.email.copied' }, 'browser.email.copied'],
    [{ action: 'constructor' }, 'constructor'],
  ] satisfies [Partial<AuditEvent>, string][])('%j: %s', (event, words) =>
    expect(auditWords(anEvent(event), reader)).toBe(words),
  );

  test.each([
    [{ uid: 'u-sam' }, 'You'],
    [{ uid: 'u-kim', email: 'kim@dogs.test' }, 'Kim Lane'],
    [{ uid: 'u-dana', email: 'dana@heelwrite.test' }, 'dana@heelwrite.test'],
    [{ uid: 'u-gone' }, 'Former member'],
    [{ uid: 'stripe' }, 'The subscription'],
  ])('%j is %s', (actor, name) => expect(auditActor(anEvent({ actor }), reader)).toBe(name));
});

describe('who was invited', () => {
  const at = (ms: number) => new Date(Date.parse('2026-11-21T10:12:00.000Z') + ms).toISOString();
  const invited = (email: string, ms: number) => aMember({ email, invitedAt: at(ms) });
  const event = anEvent({ action: 'member.invited', orgId: 'o-academy', metadata: { invitedAt: at(0) } });

  test('is nobody where the event does not tell when', () => {
    const untold = anEvent({ action: 'member.invited', orgId: 'o-academy', metadata: { role: 2 } });
    expect(inviteeOf(untold, [anOrganization({ members: [invited('kim@dogs.test', 0)] })])).toBeUndefined();
  });

  test.each([
    ['is told by when', [invited('kim@dogs.test', 0), invited('noah@dogs.test', -1)], 'kim@dogs.test'],
    [
      'is nobody invited a moment before or after',
      [invited('kim@dogs.test', 1), invited('noah@dogs.test', -1)],
      undefined,
    ],
    ['is nobody invited again since', [invited('kim@dogs.test', 60_000)], undefined],
    ['is not guessed', [invited('kim@dogs.test', 0), invited('noah@dogs.test', 0)], undefined],
  ])('%s', (_, members, email) =>
    expect(
      inviteeOf(event, [
        anOrganization({ id: 'o-other', members: [invited('x@dogs.test', 0)] }),
        anOrganization({ members }),
      ])?.email,
    ).toBe(email),
  );
});
