import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { invitationNoteSchema } from '@/lib/contracts/invitations';

test.each([
  ['  See you.  ', 'See you.'],
  ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['a\n\n\n\n\nb', 'a\n\nb'],
  ['tab\there', 'tab here'],
  ['\u0000\u001b[31mred\u007f\u0085', '[31mred'],
  ['\u202etxt.exe\u2069', 'txt.exe'],
  ['Good luck, 👩‍⚕️ & <b>Bo</b>', 'Good luck, 👩‍⚕️ & <b>Bo</b>'],
  [' \n ', ''],
])('the note %j is kept as %j', (given, kept) => {
  expect(z.parse(invitationNoteSchema, given)).toBe(kept);
});

test('a note of more than 500 characters is refused, whatever is around it is not counted', () => {
  expect(z.safeParse(invitationNoteSchema, ` ${'x'.repeat(500)}\n`).success).toBe(true);
  expect(z.safeParse(invitationNoteSchema, 'x'.repeat(501)).success).toBe(false);
});
