import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMayReadPast } from '@/components/snippets/use-may-read-past';
import { useAuth } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import type { Member } from '@/lib/contracts/organization-fields';
import { renderInApp } from '@/tests/support/app';
import * as auth from '@/tests/support/fake-auth';
import { aMember, anOrganization } from '@/tests/support/organizations';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

beforeEach(() => auth.setUser(auth.aUser()));
afterEach(() => auth.resetAuth());

function Answer({ orgId }: { orgId: string | null }) {
  const { role } = useOrganization();
  const may = useMayReadPast(orgId, 'history.read');
  return role.status === 'loaded' && <p>{may ? 'may' : 'may not'}</p>;
}
const Asking = (props: { orgId: string | null }) => useAuth().user && <Answer {...props} />;

const inAcademy = { orgId: 'o-academy', role: 2, member: {}, answer: 'may not' };
test.each<{ who: string; orgId: string | null; role: number; member: Partial<Member>; answer: string }>([
  { ...inAcademy, who: 'an admin', role: 0, answer: 'may' },
  { ...inAcademy, who: 'an editor', role: 1, answer: 'may' },
  { ...inAcademy, who: 'who only reads' },
  { ...inAcademy, who: 'support staff who were let in', member: { isSupport: true }, answer: 'may' },
  { ...inAcademy, who: 'an admin of another organization', role: 0, orgId: 'o-other' },
  { ...inAcademy, who: 'the owner of a library', orgId: null, answer: 'may' },
])('$who $answer', async ({ orgId, role, member, answer }) => {
  renderInApp(<Asking orgId={orgId} />, {
    organizations: [anOrganization({ members: [aMember(member)] })],
    role,
  });
  expect(await screen.findByText(answer)).toBeVisible();
});
