import { describe, expect, it } from 'vitest';
import { callAs } from '../support/raw-request';

const { HEELWRITE_URL, HEELWRITE_AUTH_URL, HEELWRITE_STRIPE_URL } = process.env;
const app = HEELWRITE_URL ?? 'http://127.0.0.1:3000';
const everyAccount =
  '/identitytoolkit.googleapis.com/v1/projects/demo-heelwrite/accounts:batchGet?maxResults=1';
/** What the local sign-in service takes for the owner of the project. */
const headers = { Authorization: 'Bearer owner' };

describe.each([
  ['a page', `${app}/`],
  ['a page’s files', `${app}/logo-mark.svg`],
  ['a call', `${app}/api/health`],
  ['the sign-in service behind the app', `${app}${everyAccount}`],
  ['the sign-in service', `${HEELWRITE_AUTH_URL ?? 'http://127.0.0.1:9099'}${everyAccount}`],
  ['the stand-in for Stripe', `${HEELWRITE_STRIPE_URL ?? 'http://127.0.0.1:12111'}/`],
])('under a name that somebody else gave this machine, %s', (_what, url) => {
  it('is refused', async () => {
    const { port } = new URL(url);
    for (const host of ['evil.example', `evil.example:${port}`, `127.0.0.1.evil.example:${port}`]) {
      expect((await callAs(host, url, { headers })).status, host).toBe(403);
    }
  });

  it('is there under its own', async () => {
    const { host, port } = new URL(url);
    for (const own of [host, `localhost:${port}`]) {
      expect((await callAs(own, url, { headers })).status, own).toBeLessThan(400);
    }
  });
});
