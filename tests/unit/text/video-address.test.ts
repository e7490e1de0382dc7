import { expect, test } from 'vitest';
import { videoAt } from '@/lib/domain/text/video-address';

const youTube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youTube],
  ['http://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&list=PL123&index=2', youTube],
  ['HTTPS://M.YouTube.com/watch?v=dQw4w9WgXcQ&utm_source=mail#comments', youTube],
  ['https://youtu.be/dQw4w9WgXcQ?si=Abc_123', youTube],
  ['https://youtu.be/dQw4w9WgXcQ?si=Abc_123&t=83', `${youTube}&t=83`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m23s', `${youTube}&t=1m23s`],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youTube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', youTube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=5', `${youTube}&t=5`],
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/76979871?share=copy#t=1m5s', 'https://vimeo.com/76979871#t=1m5s'],
  ['https://vimeo.com/76979871/1a2b3c4d5e', 'https://vimeo.com/76979871/1a2b3c4d5e'],
  ['https://player.vimeo.com/video/76979871?h=1a2b3c4d5e', 'https://vimeo.com/76979871/1a2b3c4d5e'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://vimeo.com/76979871'],
])('%s is watched at %s', (address, watched) => {
  expect(videoAt(address)?.address).toBe(watched);
});

test.each([
  'https://www.youtube.com/@gooddog',
  'https://www.youtube.com/playlist?list=PL123',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ%2F..',
  'https://youtu.be/dQw4w9WgXcQ/more',
  'https://vimeo.com/gooddog',
  'https://vimeo.com/76979871/../api',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be@evil.example/dQw4w9WgXcQ',
  'https://me:secret@youtu.be/dQw4w9WgXcQ',
  'https://youtu.be:8443/dQw4w9WgXcQ',
  'ftp://youtu.be/dQw4w9WgXcQ',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'Watch https://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ please',
  'https://',
  '',
])('“%s” is no video', (address) => {
  expect(videoAt(address)).toBeNull();
});

test('a start that is none is left out', () => {
  expect(videoAt('https://youtu.be/dQw4w9WgXcQ?t={{dog}}')?.address).toBe(youTube);
  expect(videoAt('https://youtu.be/dQw4w9WgXcQ?t=s')?.address).toBe(youTube);
});
