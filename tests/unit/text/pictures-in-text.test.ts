import { expect, test } from 'vitest';
import { htmlToLine, isBlankHtml } from '@/lib/domain/text/html-text';
import { parseRichText } from '@/lib/domain/text/rich-text';
import { editableHtml, mailHtml } from '@/lib/domain/text/rich-text-html';
import { textOf } from '@/lib/domain/text/rich-text-plain';

const source = `src="/pictures/${'a1'.repeat(13)}.jpg"`;
const picture = `<img ${source} alt="Bella on her mat" width="600" height="400">`;
const parsed = (html: string) => parseRichText(html);

test('a picture of ours is part of a text, and written down as it came', () => {
  const html = `<p>Look: ${picture}</p><ul><li>${picture}</li></ul>`;
  expect(editableHtml(parsed(html))).toBe(html);
});

test('in a mail it is no wider than the screen', () => {
  expect(mailHtml(parsed(`<p>${picture}</p>`), null)).toBe(
    `<p style="margin-top:0;margin-bottom:1em"><img ${source} alt="Bella on her mat" width="600" height="400" style="max-width:100%;height:auto"></p>`,
  );
});

test('a picture from elsewhere is no part of it', () => {
  expect(editableHtml(parsed('<p>a<img src="https://dogs.example/mat.jpg" onerror="x()"></p>'))).toBe(
    '<p>a</p>',
  );
});

test('nothing that a picture carries besides is kept', () => {
  expect(editableHtml(parsed(`<p><img ${source} onerror="x()" style="width:1px" srcset="y"></p>`))).toBe(
    `<p><img ${source} alt=""></p>`,
  );
});

test('in words alone it is what it shows', () => {
  expect(textOf(parsed(`<p>Look: ${picture}</p><p><img ${source}></p>`), null)).toBe(
    'Look: [Picture: Bella on her mat]\n\n[Picture]',
  );
});

test('who searches finds what it shows, and a text of nothing but a picture is not blank', () => {
  expect(htmlToLine(`<p>Look ${picture}</p>`)).toBe('Look Bella on her mat');
  expect([isBlankHtml(`<p><img ${source} alt=""></p>`), isBlankHtml('<p><br></p>')]).toEqual([false, true]);
});

const watched = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const thumbnail = `<img ${source} alt="Video: Settle" width="600" height="338">`;
const video = `<p><a href="${watched}">${thumbnail}</a><br><a href="${watched}">Settle</a> for you</p>`;

test('a linked picture is read and written as it came', () => {
  expect(editableHtml(parsed(video))).toBe(video);
});

test('in a mail it has no frame of its link', () => {
  expect(mailHtml(parsed(video), null)).toContain(
    `<a href="${watched}"><img ${source} alt="Video: Settle" width="600" height="338" style="max-width:100%;height:auto;border:0"></a><br><a href="${watched}">Settle</a>`,
  );
  expect(
    mailHtml(parsed(`<p><a href="${watched}"><strong>${picture}</strong></a>${picture}</p>`), null),
  ).toMatch(/;border:0">.*height:auto">/);
});

test.each([
  ['a video over its title is one link', video, `Settle (${watched}) for you`],
  [
    'so it is with other words below, and words before',
    `<p>Look:<br><a href="${watched}">${thumbnail}<br><strong>How</strong> he settles</a></p>`,
    `Look:\nHow he settles (${watched})`,
  ],
  [
    'with no title below, what it shows is the link',
    `<p><a href="${watched}">${thumbnail}</a><br>Watch it.</p>`,
    `[Picture: Video: Settle] (${watched})\nWatch it.`,
  ],
  [
    'over the link of something else, it is a link of its own',
    `<p><a href="${watched}">${thumbnail}</a><br><a href="https://dogs.example">Dogs</a></p>`,
    `[Picture: Video: Settle] (${watched})\nDogs (https://dogs.example)`,
  ],
  [
    'two videos, one over the other, are two links',
    `<p><a href="${watched}">${thumbnail}</a><br><a href="${watched}">Settle</a><br><a href="https://vimeo.com/7">${thumbnail}</a><br><a href="https://vimeo.com/7">Down</a></p>`,
    `Settle (${watched})\nDown (https://vimeo.com/7)`,
  ],
])('in words alone, %s', (_, html, words) => {
  expect(textOf(parsed(html), null)).toBe(words);
});
