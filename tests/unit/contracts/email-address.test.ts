import { expect, test } from 'vitest';
import { isEmailAddress } from '@/lib/contracts/email-address';
import { emailSchema } from '@/lib/contracts/primitives';

test.each([
  'a&b@example.com',
  'a/b@example.com',
  "o'hara+dogs@example.co.uk",
  'info@bücher.example',
  'info@xn--bcher-kva.example',
  'jörg@example.com',
])('%s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
  expect(emailSchema.safeParse(` ${text.toUpperCase()} `)).toEqual({ success: true, data: text });
});

test.each([
  '',
  'anna',
  'anna@',
  '@example.com',
  'anna@example',
  'anna@example.c',
  'anna@.example.com',
  'anna@example..com',
  'an..na@example.com',
  '.anna@example.com',
  'anna.@example.com',
  'anna@-example.com',
  'anna@example.com.',
  'an na@example.com',
  'anna@example.com, ben@example.com',
  'Anna <anna@example.com>',
  `${'a'.repeat(250)}@example.com`,
])('%s is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
  expect(emailSchema.safeParse(text).success).toBe(false);
});
