import { describe, expect, it } from 'vitest';
import { verifiedPerson, request } from '../support/api';

const path = '/api/periodic-work';
const secret = process.env['HEELWRITE_CRON_SECRET'] ?? '';

describe('the periodic work', () => {
  it('is done for who knows the secret, also twice at once', async () => {
    const answers = await Promise.all([1, 2].map(() => request('GET', path, { as: secret })));
    for (const { status, json } of answers) {
      expect(status).toBe(200);
      const { works } = json as { works: { outcome: string }[] };
      expect(works.length).toBeGreaterThanOrEqual(4);
      expect(works.every(({ outcome }) => outcome === 'done')).toBe(true);
    }
  });

  it.each(['', 'x', `${secret}x`, secret.slice(1), secret.toUpperCase()])(
    'is refused for “%s”',
    async (as) => {
      const { status, json } = await request('GET', path, { as });
      expect([status, json]).toEqual([401, { error: 'Invalid token', code: 'invalid_token' }]);
    },
  );

  it('is no matter of who is signed in', async () => {
    const staff = await verifiedPerson({ globalAdmin: true });
    expect((await request('GET', path, { as: staff })).status).toBe(401);
  });

  it('is asked for by GET alone', async () => {
    expect((await request('POST', path, { as: secret, body: {} })).status).toBe(405);
  });
});
