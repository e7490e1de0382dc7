import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ActivityList } from '@/components/activity/ActivityList';
import { useAuth } from '@/contexts/AuthContext';
import { saveFile } from '@/lib/client/browser/save-file';
import type { AuditEvent } from '@/lib/contracts/audit';
import { renderInApp } from '@/tests/support/app';
import { fakeApi, refusal } from '@/tests/support/fake-api';
import * as auth from '@/tests/support/fake-auth';
import { aMember, anOrganization } from '@/tests/support/organizations';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@/lib/client/browser/save-file', () => ({ saveFile: vi.fn() }));

let count = 0;
const anEvent = (event: Partial<AuditEvent>): AuditEvent => ({
  id: `e${++count}`,
  at: '2026-11-20T10:12:00.000Z',
  actor: { uid: 'u-sam', email: 'sam@dogs.test' },
  action: 'support.granted',
  metadata: { days: 7 },
  ...event,
});
const dana = { uid: 'u-dana', email: 'dana@heelwrite.test' };
const first = [
  anEvent({ action: 'support.read', actor: dana, target: 's-recall' }),
  anEvent({ action: 'member.role_changed', target: 'u-kim', metadata: { role: 1 } }),
];
const earlier = [anEvent({ action: 'snippet.deleted', metadata: {} }), anEvent({ action: '=evil()' })];

let api: ReturnType<typeof fakeApi>;
const List = ({ orgId }: { orgId: string | null }) =>
  useAuth().user === null ? null : <ActivityList orgId={orgId} />;
const open = (orgId: string | null = null) =>
  renderInApp(<List orgId={orgId} />, {
    organizations: [
      anOrganization({ members: [aMember(), aMember({ userId: 'u-kim', displayName: 'Kim Lane' })] }),
    ],
  });
const lines = () =>
  within(screen.getByRole('list', { name: 'Activity' }))
    .getAllByRole('listitem')
    .map((line) => line.querySelector('span')?.textContent);

beforeEach(() => {
  localStorage.clear();
  api = fakeApi({
    'GET /api/audit': ({ query }: { query: Record<string, string> }) =>
      'before' in query ? { events: earlier } : { events: first, next: 'page-2' },
    'GET /api/snippets/changes': {
      version: 1,
      snippets: [
        {
          id: 's-recall',
          title: 'Recall: the name game',
          versions: {},
          tags: [],
          variables: [],
          createdAt: '2026-11-01T09:00:00.000Z',
          updatedAt: '2026-11-01T09:00:00.000Z',
          updatedBy: 'u-sam',
          revision: 1,
        },
      ],
    },
  });
  vi.stubGlobal('fetch', api.fetch);
  auth.setUser(auth.aUser());
});
afterEach(() => {
  auth.resetAuth();
  vi.mocked(saveFile).mockReset();
  vi.unstubAllGlobals();
});

describe('the activity', () => {
  test('tells in plain words who did what, with the names of snippets and people', async () => {
    open();
    await waitFor(() =>
      expect(lines()).toEqual([
        'dana@heelwrite.test opened “Recall: the name game”',
        'You made Kim Lane an editor',
      ]),
    );
    expect(api.sent.some(({ call }) => call === 'GET /api/audit')).toBe(true);
  });

  test('of one’s own tells of which organization it is, where that is known', async () => {
    api.on('GET /api/audit', {
      events: [
        anEvent({
          action: 'member.role_changed',
          target: 'u-kim',
          metadata: { role: 1 },
          orgId: 'o-academy',
        }),
        anEvent({ action: 'member.left', orgId: 'o-gone' }),
      ],
    });
    open();
    await waitFor(() =>
      expect(lines()).toEqual([
        'You made Kim Lane an editor · Good Dog Academy',
        'You left the organization',
      ]),
    );
  });

  test('of an organization is asked for by its id', async () => {
    open('o-academy');
    await screen.findByRole('list', { name: 'Activity' });
    expect(api.sent.some(({ call }) => call === 'GET /api/audit?orgId=o-academy')).toBe(true);
  });

  test('names who was invited as far as the list of members does', async () => {
    const invited = (invitedAt: string) =>
      anEvent({ action: 'member.invited', orgId: 'o-academy', metadata: { role: 2, invitedAt } });
    api.on('GET /api/audit', {
      events: [invited('2026-11-20T10:00:00.000Z'), invited('2026-11-20T09:59:00.000Z')],
    });
    const kim = aMember({
      userId: 'u-kim',
      displayName: 'Kim Lane',
      email: 'kim@dogs.test',
      invitedAt: '2026-11-20T10:00:00.000Z',
    });
    renderInApp(<List orgId="o-academy" />, {
      organizations: [anOrganization({ members: [aMember(), kim] })],
    });
    await waitFor(() =>
      expect(lines()).toEqual(['You invited Kim Lane as a member', 'You invited someone as a member']),
    );
  });

  test('names who was removed by what they did before', async () => {
    api.on('GET /api/audit', {
      events: [
        anEvent({ action: 'member.removed', target: 'u-tom' }),
        anEvent({ action: 'invitation.accepted', actor: { uid: 'u-tom', email: 'tom@dogs.test' } }),
        anEvent({ action: 'member.removed', target: 'u-gone' }),
      ],
    });
    open('o-academy');
    await waitFor(() =>
      expect(lines()).toEqual([
        'You removed tom@dogs.test',
        'tom@dogs.test accepted the invitation',
        'You removed someone',
      ]),
    );
  });

  test('goes on with what was earlier, until there is no more', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show earlier' }));
    await waitFor(() => expect(lines()).toHaveLength(4));
    expect(lines().at(-1)).toBe('You =evil()');
    expect(screen.queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument();
  });

  test('shows one kind of it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show: All' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Members' }));
    await waitFor(() => expect(lines()).toEqual(['You made Kim Lane an editor']));
    await user.click(screen.getByRole('button', { name: 'Show: Members' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Deletions' }));
    expect(await screen.findByText('Nothing of this kind among the entries shown so far.')).toBeVisible();
  });

  test('is a file of all of it, in which no cell runs as a formula', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const [name, text] = vi.mocked(saveFile).mock.calls[0]!;
    expect(name).toMatch(/^heelwrite-activity-\d{4}-\d\d-\d\d\.csv$/);
    expect(text.trim().split('\r\n')).toHaveLength(5);
    expect(text).toContain('opened “Recall: the name game”');
    expect(text).toContain("'=evil()");
    expect(text).not.toMatch(/(^|,)=evil/m);
  });

  test('that is empty says what will stand here', async () => {
    api.on('GET /api/audit', { events: [] });
    open();
    expect(await screen.findByText(/Nothing yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
  });

  test('that does not load can be asked for again', async () => {
    api.on('GET /api/audit', () => refusal(403, 'Your role does not allow this.'));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your role does not allow this.');
    api.on('GET /api/audit', { events: first });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('list', { name: 'Activity' });
  });
});
