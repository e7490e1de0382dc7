import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { videoAt, type Video } from '@/lib/domain/text/video-address';
import { videoPages } from '@/lib/server/gateways/video-pages';
import { aJpeg } from '../../../support/pictures';
import { answering, videoHosts } from '../../../support/video-hosts';

const at = (address: string) => videoAt(address) as Video;
const onYouTube = at('https://youtu.be/dQw4w9WgXcQ?t=83');
const onVimeo = at('https://vimeo.com/76979871/1a2b3c4d5e');

const youTubePage = 'www.youtube.com/oembed?format=json&url=https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=83';
const vimeoPage = 'vimeo.com/api/oembed.json?width=1280&url=https://vimeo.com/76979871/1a2b3c4d5e';
const largest = 'i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg';
const smaller = 'i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg';

const saying = (told: object) => answering(200, JSON.stringify(told));
const title = 'Settle on the mat';

async function ask(video: Video, pages: Parameters<typeof videoHosts>[0], patience?: number) {
  const hosts = await videoHosts(pages);
  onTestFinished(hosts.close);
  const told = await videoPages({ proxy: hosts.proxy, ...(patience !== undefined && { patience }) })(video);
  return { told, asked: hosts.asked };
}

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => vi.restoreAllMocks());

test('YouTube tells the title and has the picture at an address of its own', async () => {
  const { told, asked } = await ask(onYouTube, {
    [youTubePage]: saying({ title, thumbnail_url: 'http://169.254.169.254/latest' }),
    [largest]: answering(200, aJpeg()),
  });
  expect(told).toEqual({ title, picture: aJpeg() });
  expect(asked).toEqual([youTubePage, largest]);
});

test('where the largest is missing, the smaller one is taken', async () => {
  const { told, asked } = await ask(onYouTube, {
    [youTubePage]: saying({ title }),
    [smaller]: answering(200, aJpeg()),
  });
  expect(told).toEqual({ title, picture: aJpeg() });
  expect(asked).toEqual([youTubePage, largest, smaller]);
});

test('Vimeo names its picture', async () => {
  const { told, asked } = await ask(onVimeo, {
    [vimeoPage]: saying({ title, thumbnail_url: 'https://i.vimeocdn.com/video/452001751-ab_1280?region=us' }),
    'i.vimeocdn.com/video/452001751-ab_1280?region=us': answering(200, aJpeg()),
  });
  expect(told).toEqual({ title, picture: aJpeg() });
  expect(asked).toHaveLength(2);
});

test.each([
  'http://i.vimeocdn.com/video/1',
  'https://i.vimeocdn.com.evil.example/video/1',
  'https://i.vimeocdn.com:22/video/1',
  'https://i.vimeocdn.com@evil.example/video/1',
  'https://i.vimeocdn.com/video/../../api',
  'https://i.vimeocdn.com/video/1?x=/../../api',
  'https://169.254.169.254/video/1',
  'file:///etc/passwd',
])('a picture at %s is not asked for', async (thumbnail) => {
  const { told, asked } = await ask(onVimeo, { [vimeoPage]: saying({ title, thumbnail_url: thumbnail }) });
  expect(told).toEqual({ title });
  expect(asked).toEqual([vimeoPage]);
});

test('a title is one line of words, without what a text would read as its own', async () => {
  const { told } = await ask(onYouTube, {
    [youTubePage]: saying({ title: ` {{dog}} <b>\n${'a'.repeat(500)}` }),
  });
  expect(told?.title).toBe(`dog b ${'a'.repeat(294)}`);
});

test.each([
  ['is private', answering(403)],
  ['is gone', answering(404)],
  ['answers with a page', answering(200, '<!doctype html>')],
  ['has no title', saying({ author_name: 'Sam' })],
  ['has an empty title', saying({ title: ' {} ' })],
])('one that %s tells nothing, and is no failure of ours', async (_, page) => {
  const { told, asked } = await ask(onYouTube, { [youTubePage]: page });
  expect([told, asked, lines]).toEqual([undefined, [youTubePage], []]);
});

test('a redirect is not followed', async () => {
  const { told, asked } = await ask(onYouTube, {
    [youTubePage]: answering(302, '', { Location: '/elsewhere' }),
    elsewhere: saying({ title }),
  });
  expect([told, asked, lines.length]).toEqual([undefined, [youTubePage], 1]);
});

test.each([
  ['a page', { [youTubePage]: saying({ title, more: 'x'.repeat(70_000) }) }, undefined],
  [
    'a picture',
    { [youTubePage]: saying({ title }), [largest]: answering(200, Buffer.alloc(1_048_577)) },
    { title },
  ],
])('%s that is too large is not taken', async (_, pages, expected) => {
  expect((await ask(onYouTube, pages)).told).toEqual(expected);
});

test('who is silent is given up, and what was told before that counts', async () => {
  const silent = () => undefined;
  expect((await ask(onYouTube, { [youTubePage]: silent }, 100)).told).toBeUndefined();
  const { told } = await ask(onYouTube, { [youTubePage]: saying({ title }), [largest]: silent }, 200);
  expect(told).toEqual({ title });
});

test('where nobody can be reached, one line says so, without the video', async () => {
  expect(await videoPages({ proxy: 'http://127.0.0.1:9' })(onYouTube)).toBeUndefined();
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toContain('dQw4w9WgXcQ');
});
