import { expect, test } from 'vitest';
import { rolePowers } from '@/lib/domain/organizations/role-words';
import { invitationMail } from '@/lib/server/mails/invitation-mail';
import { roleMail } from '@/lib/server/mails/membership-change-mails';

test.each([0, 1, 2] as const)('a mail says what role %i lets one do as the screens do', (role) => {
  const about = { organization: 'River Dogs', role, link: 'https://heelwrite.test/organization' };
  expect(invitationMail('bo@dogs.test', { ...about, inviter: 'Ann' }).text).toContain(rolePowers[role]);
  expect(roleMail('bo@dogs.test', about).text).toContain(rolePowers[role]);
});
