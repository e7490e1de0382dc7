import { expect, test, vi } from 'vitest';
import { makingFailure } from '@/components/snippets/versions/making-failure';
import { ApiError, ConnectionError, TokenLimitExceededError } from '@/lib/client/wire/call-errors';
import { SpoiledTextError } from '@/lib/client/wire/spoiled-text-error';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

test.each([
  [
    'fewer words are left of the month than the text has',
    new TokenLimitExceededError('Limit.', 403, undefined),
    /^This text has more words than you have left this month, so no version was made from it\./,
  ],
  ['the server refuses', new ApiError('Write something first.', 400, 'validation'), 'Write something first.'],
  ['the text came back spoiled', new SpoiledTextError('A variable is missing.'), 'A variable is missing.'],
  ['nothing comes back', new ConnectionError(null), /Check your connection/],
])('where %s, that is said', (_, error, sentence) => {
  expect(makingFailure(error)).toMatch(sentence);
});
