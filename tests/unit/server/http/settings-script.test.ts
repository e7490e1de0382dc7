import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NextApiRequest, NextApiResponse } from 'next';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PublicSettings } from '@/lib/contracts/public-settings';
import { settingsScript } from '@/lib/server/http/settings-script';

const settings: PublicSettings = {
  firebase: null,
  contactAddress: 'help@dogs.test',
  feedbackAddress: 'mailto:help@dogs.test',
  keepsApp: true,
  tellsOfPages: false,
};
const handler = settingsScript('/api/public-settings', () => settings);
const server = createServer(
  (request, response) => void handler(request as NextApiRequest, response as unknown as NextApiResponse),
);
let url: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/public-settings`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('the settings come as a script, and are not sent again to who has them', async () => {
  const answer = await fetch(url);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(await answer.text()).toBe(`self.publicSettings=${JSON.stringify(settings)};\n`);
  const etag = answer.headers.get('ETag') ?? '';
  expect((await fetch(url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('another method is refused as everywhere', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const answer = await fetch(url, { method: 'POST', body: 'x' });
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  expect(await answer.json()).toEqual({
    error: 'This address answers to GET, HEAD.',
    code: 'method_not_allowed',
  });
});
