import { expect, it } from 'vitest';
import { organizationPictures, privatePictures } from '@/lib/domain/billing/picture-quota';

it.each([
  [50, 50_000_000, '50 MB'],
  [2_000, 2_000_000_000, '2 GB'],
  [2_500, 2_500_000_000, '2.5 GB'],
])('a private library has room for %s MB', (megabytes, limitBytes, said) => {
  expect(privatePictures(megabytes)).toEqual({
    limitBytes,
    sentence: `Your plan has room for ${said} of pictures. Delete snippets with pictures for good, or choose a larger plan.`,
  });
});

it.each([
  ['active', undefined, 10_000_000_000, 'The organization has room for 10 GB'],
  ['past_due', 500, 500_000_000, 'The organization has room for 500 MB'],
  [undefined, undefined, 50_000_000, 'Without a subscription, an organization has room for 50 MB'],
  ['incomplete_expired', 500, 50_000_000, 'Without a subscription'],
  ['canceled', 500, 0, 'The organization’s subscription has ended.'],
])('an organization whose subscription is %s', (status, megabytes, limitBytes, sentence) => {
  const quota = organizationPictures(status, megabytes);
  expect([quota.limitBytes, quota.sentence]).toEqual([limitBytes, expect.stringContaining(sentence)]);
});
