import { expect, test } from 'vitest';
import { contactAddressIn } from '@/lib/domain/deployment/contact-address';
import { readEnv } from '@/lib/server/runtime/env';

test.each([
  [
    { NEXT_PUBLIC_CONTACT_EMAIL: 'help@dogs.test', MAIL_FROM: 'Heelwrite <mail@dogs.test>' },
    'help@dogs.test',
  ],
  [{ NEXT_PUBLIC_CONTACT_EMAIL: '', MAIL_FROM: 'Heelwrite <mail@dogs.test>' }, 'mail@dogs.test'],
  [{ MAIL_FROM: 'mail@dogs.test' }, 'mail@dogs.test'],
  [{ MAIL_FROM: 'Nobody' }, 'hello@heelwrite.test'],
  [{ MAIL_FROM: '' }, 'hello@heelwrite.test'],
  [{}, 'hello@heelwrite.test'],
])('%j: people write to %s', (env, address) => expect(contactAddressIn(env)).toBe(address));

test('without any setting it is the address that mails come from', () =>
  expect(readEnv({}).MAIL_FROM).toContain(`<${contactAddressIn({})}>`));
