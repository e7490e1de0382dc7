import { expect, it } from 'vitest';
import { pictureTypes } from '@/lib/contracts/picture-types';
import { withoutHiddenData } from '@/lib/domain/pictures/picture';
import { checkPicture, pictureLimits } from '@/lib/domain/pictures/picture-check';
import {
  aGif,
  aJpeg,
  aPhoto,
  aPng,
  aWebp,
  gifExtension,
  jpegSegment,
  pngChunk,
  webpChunk,
  webpOf,
  webpPixel,
} from '../../support/pictures';

const [png, jpeg, webp, gif] = pictureTypes;
const lossy = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64').subarray(
  0,
  42,
);
const script = '<script>alert(document.cookie)</script>';
const page = Buffer.from(`<!doctype html><html><body>${script}</body></html>`);
const svg = Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`);
const icc = jpegSegment(0xe2, 'ICC_PROFILE\0\x01\x01profile');
const adobe = jpegSegment(0xee, 'Adobe\0\x64\0\0\0\0\x01');
const frame = webpChunk('ANMF', Buffer.concat([Buffer.alloc(16), webpPixel]));
const loop = gifExtension(0xff, 'NETSCAPE2.0', '\x01\0\0');

it.each([
  ['a PNG', aPng({ width: 3, height: 2 }), png, 3, 2],
  ['a PNG with colors', aPng({ extra: pngChunk('sRGB', '\0') }), png, 2, 2],
  ['a PNG as large as can be', aPng({ width: 4_096, height: 1 }), png, 4_096, 1],
  ['a JPEG', aJpeg({ width: 300, height: 20 }), jpeg, 300, 20],
  ['a JPEG with its color profile', aJpeg({ extra: Buffer.concat([icc, adobe]) }), jpeg, 8, 8],
  ['a GIF', aGif({ width: 5, height: 7 }), gif, 5, 7],
  ['a GIF that moves', aGif({ extra: Buffer.concat([loop, gifExtension(0xf9, '\0\0\0\0')]) }), gif, 1, 1],
  ['a WebP without loss', webpOf(webpPixel), webp, 1, 1],
  ['a WebP with some', lossy, webp, 1, 1],
  ['a WebP in its long form', aWebp({ width: 40, height: 30 }), webp, 40, 30],
  [
    'a WebP that moves',
    webpOf(aWebp().subarray(12, 30), webpChunk('ANIM', Buffer.alloc(6)), frame),
    webp,
    1,
    1,
  ],
])('takes %s', (_, bytes, type, width, height) => {
  expect(checkPicture(bytes, type)).toEqual({ type, width, height });
  expect(withoutHiddenData(bytes)).toBe(bytes);
});

const hidden = /^This picture still has hidden data/;
const behind = 'There is something else behind the end of this picture.';
const damaged = 'This picture is cut off or damaged. Try to save it anew.';

it.each([
  ['an SVG with a script', svg, png, /^An SVG can carry a program/],
  ['an SVG behind a comment', Buffer.from(`<!-- GIF89a --><svg\nonload="x">`), 'image/svg+xml', /^An SVG/],
  ['a page called a PNG', page, png, /^This is not a picture that emails can show/],
  ['a photo that emails cannot show', Buffer.from('\0\0\0\x18ftypheic'), jpeg, /Save it as a JPEG instead/],
  ['nothing', Buffer.alloc(0), png, /^This is not a picture/],
  ['a GIF called a PNG', aGif(), png, 'This picture is a GIF, and was sent as image/png.'],
  ['a page behind a PNG', Buffer.concat([aPng(), page]), png, behind],
  ['a page behind a JPEG', Buffer.concat([aJpeg(), page]), jpeg, behind],
  ['a page behind a GIF', Buffer.concat([aGif(), page]), gif, behind],
  ['a page behind a WebP', Buffer.concat([aWebp(), page]), webp, behind],
  ['a photo with its place', aPhoto(), jpeg, hidden],
  ['a script in a JPEG’s comment', aJpeg({ extra: jpegSegment(0xfe, script) }), jpeg, hidden],
  ['a thumbnail in a JPEG', aJpeg({ extra: jpegSegment(0xe0, 'JFXX\0\x10thumbnail') }), jpeg, hidden],
  ['words in a JPEG’s JFIF', aJpeg({ extra: jpegSegment(0xe0, `JFIF\0${script}`) }), jpeg, hidden],
  ['a script in a PNG’s text', aPng({ extra: pngChunk('tEXt', `Comment\0${script}`) }), png, hidden],
  ['a place in a PNG', aPng({ extra: pngChunk('eXIf', 'MM\0*') }), png, hidden],
  ['a chunk that nobody knows', aPng({ extra: pngChunk('zzZz', script) }), png, hidden],
  ['a chunk named like a property', aPng({ extra: pngChunk('__pr', script) }), png, hidden],
  ['a script in a PNG’s gamma', aPng({ extra: pngChunk('gAMA', script) }), png, hidden],
  ['a script in a GIF’s comment', aGif({ extra: gifExtension(0xfe, script) }), gif, hidden],
  ['XMP in a GIF', aGif({ extra: gifExtension(0xff, 'XMP DataXMP', '<x/>') }), gif, hidden],
  ['words as a GIF’s loop', aGif({ extra: gifExtension(0xff, 'NETSCAPE2.0', script) }), gif, hidden],
  ['a place in a WebP', aWebp({ extra: webpChunk('EXIF', 'MM\0*') }, 0b1000), webp, hidden],
  ['XMP in a WebP', aWebp({ extra: webpChunk('XMP ', '<x/>') }, 0b100), webp, hidden],
  ['a PNG that is too wide', aPng({ width: 5_000, height: 300 }), png, /4,096 pixels wide.*5,000 × 300/],
  ['a JPEG that is too high', aJpeg({ width: 1, height: 65_535 }), jpeg, /1 × 65,535/],
  ['a GIF that is too wide', aGif({ width: 60_000 }), gif, /60,000 × 1/],
  ['a WebP that is too wide', aWebp({ width: 16_777_216 }), webp, /16,777,216 × 1/],
  ['a PNG without a side', aPng({ width: 0 }), png, damaged],
  ['a PNG without a picture', Buffer.concat([aPng().subarray(0, 33), pngChunk('IEND')]), png, damaged],
  ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9]), jpeg, damaged],
  [
    'an animation with more in its frames',
    webpOf(webpChunk('ANMF', Buffer.concat([Buffer.alloc(16), webpChunk('EXIF', 'MM')]))),
    webp,
    damaged,
  ],
])('refuses %s', (_, bytes, type, sentence) => {
  const found = checkPicture(bytes, type);
  if (typeof sentence === 'string') expect(found).toBe(sentence);
  else expect(found).toMatch(sentence);
});

it('refuses one byte more than 3 MiB', () => {
  const fitting = (size: number) =>
    aPng({ extra: pngChunk('iCCP', Buffer.alloc(size - aPng().length - 12)) });
  expect(checkPicture(fitting(pictureLimits.bytes), png)).toMatchObject({ type: png });
  expect(checkPicture(fitting(pictureLimits.bytes + 1), png)).toBe(
    'A picture can have at most 3 MB. Make it smaller first.',
  );
});

it.each([
  ['PNG', aPng({ extra: pngChunk('gAMA', 'xxxx') }), png],
  ['JPEG', aJpeg(), jpeg],
  ['GIF', aGif({ extra: loop }), gif],
  ['WebP', aWebp(), webp],
])('refuses a %s wherever it is cut off', (_, bytes, type) => {
  for (let length = 0; length < bytes.length; length += 1) {
    expect(checkPicture(bytes.subarray(0, length), type), `${length} bytes`).toBeTypeOf('string');
  }
});

it.each([
  ['PNG', aPng({ extra: pngChunk('tEXt', script) }), aPng(), png],
  [
    'JPEG',
    aJpeg({ extra: Buffer.concat([jpegSegment(0xe1, 'Exif\0\0GPS'), icc, jpegSegment(0xfe, 'x')]) }),
    aJpeg({ extra: icc }),
    jpeg,
  ],
  ['JPEG with bytes to fill', aJpeg({ extra: Buffer.from([0xff, 0xff]) }), aJpeg(), jpeg],
  ['GIF', aGif({ extra: Buffer.concat([gifExtension(0xfe, script), loop]) }), aGif({ extra: loop }), gif],
  [
    'WebP',
    aWebp({ extra: Buffer.concat([webpChunk('EXIF', 'odd'), webpChunk('XMP ', '<x/>')]) }, 0b1100),
    aWebp(),
    webp,
  ],
])('takes what is hidden, and what stands behind, out of a %s', (_, bytes, clean, type) => {
  const found = withoutHiddenData(Buffer.concat([bytes, page]));
  expect(Buffer.from(found)).toEqual(clean);
  expect(checkPicture(found, type)).toMatchObject({ type });
});

it('leaves alone what is no picture', () => {
  expect(withoutHiddenData(svg)).toBe(svg);
});
