import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPerson, request, type Caller } from '../support/api';
import { aJpeg } from '../support/pictures';
import { answering, videoHosts } from '../support/video-hosts';

const youTubePage = 'www.youtube.com/oembed?format=json&url=https://www.youtube.com/watch?v=';

let sam: Caller;
let hosts: Awaited<ReturnType<typeof videoHosts>>;
beforeAll(async () => {
  sam = await newPerson();
  const port = process.env['HEELWRITE_VIDEO_PORT'];
  if (port === undefined) throw new Error('HEELWRITE_VIDEO_PORT says where the app asks for videos.');
  hosts = await videoHosts(
    {
      [`${youTubePage}dQw4w9WgXcQ`]: answering(200, JSON.stringify({ title: 'Settle' })),
      'i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg': answering(200, aJpeg({ width: 64, height: 32 })),
      [`${youTubePage}privateeeee`]: answering(401, 'Unauthorized'),
    },
    Number(port),
  );
});
afterAll(() => hosts.close());

const ask = (address: unknown, query = '') =>
  request('POST', `/api/videos${query}`, { as: sam, body: { address } });

it.each(['', '?purpose=email'])('tells what a video is called and shows it (%s)', async (query) => {
  const { status, json } = await ask('https://youtu.be/dQw4w9WgXcQ?si=tracker', query);
  expect([status, json]).toEqual([
    200,
    {
      address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      title: 'Settle',
      picture: {
        id: expect.any(String) as string,
        address: `/pictures/${json.picture.id}.jpg`,
        width: 64,
        height: 32,
        bytes: aJpeg({ width: 64, height: 32 }).length,
      },
    },
  ]);
  expect((await request('GET', json.picture.address as string)).status).toBe(200);
});

it('tells where a private one is watched, and no more', async () => {
  const { status, json } = await ask('https://youtu.be/privateeeee');
  expect([status, json]).toEqual([200, { address: 'https://www.youtube.com/watch?v=privateeeee' }]);
});

it.each([
  'https://dogs.example/watch?v=dQw4w9WgXcQ',
  'http://127.0.0.1:9099/',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  '//youtu.be/dQw4w9WgXcQ',
  '',
  `https://youtu.be/dQw4w9WgXcQ?${'x'.repeat(2_000)}`,
  7,
  null,
])('refuses %s and asks nobody', async (address) => {
  const before = hosts.asked.length;
  const { status, json } = await ask(address);
  expect([status, json.code]).toEqual([400, 'validation']);
  expect(hosts.asked).toHaveLength(before);
});

it('refuses an email’s in an organization', async () => {
  expect((await ask('https://youtu.be/dQw4w9WgXcQ', '?purpose=email&orgId=x')).status).toBe(400);
});
