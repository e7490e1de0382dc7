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
