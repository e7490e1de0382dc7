import { beforeEach, expect, test, vi } from 'vitest';
import { expectCronSecret } from '@/lib/server/http/expect-cron-secret';

let secret: string | undefined;
const take = vi.fn(async () => undefined);
vi.mock('@/lib/server/runtime/env', () => ({ env: () => ({ CRON_SECRET: secret }) }));
vi.mock('@/lib/server/rate-limits/rate-limits', () => ({ rateLimits: () => ({ badTokens: { take } }) }));

const address = '203.0.113.7';
beforeEach(() => {
  secret = 'the clock’s secret';
  take.mockClear();
});

test('who knows the secret is let in', async () => {
  await expectCronSecret({ authorization: 'Bearer the clock’s secret', address });
  expect(take).not.toHaveBeenCalled();
});

test.each([undefined, '', 'the clock’s secret', 'Bearer ', 'Bearer undefined', 'bearer the clock’s secret'])(
  '“%s” is refused, and counted by where it comes from',
  async (authorization) => {
    await expect(expectCronSecret({ authorization, address })).rejects.toMatchObject({
      code: 'invalid_token',
    });
    expect(take).toHaveBeenCalledExactlyOnceWith(address);
  },
);

test.each([undefined, 'Bearer ', 'Bearer undefined'])(
  'where no secret is set there is nothing, for “%s”',
  async (authorization) => {
    secret = undefined;
    await expect(expectCronSecret({ authorization, address })).rejects.toMatchObject({ code: 'not_found' });
  },
);
