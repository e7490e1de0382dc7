import { expect, it } from 'vitest';
import { isBlankHtml, htmlToLine } from '@/lib/domain/text/html-text';
import { keepForeignPronouns } from '@/lib/domain/text/kept-words';
import { pictureAddress, pictureIn, picturesIn, withOtherPictures } from '@/lib/domain/text/picture-address';
import { parseRichText } from '@/lib/domain/text/rich-text';
import { editableHtml, mailHtml } from '@/lib/domain/text/rich-text-html';
import { textOf } from '@/lib/domain/text/rich-text-plain';
import { hasSameMarkup } from '@/lib/domain/text/swap-check';
import { countWords } from '@/lib/domain/text/word-count';

const [one, two] = ['a'.repeat(26), 'b2'.repeat(13)];
const img = (id: string, more = ' alt="His bed &amp; bowl"') => `<img src="/pictures/${id}.jpg"${more}>`;

it('is told by its address', () => {
  expect(pictureAddress(one, 'image/jpeg')).toBe(`/pictures/${one}.jpg`);
  expect(pictureIn(`/pictures/${one}.jpg`)).toBe(one);
  expect(pictureIn(`/pictures/${one}.svg`)).toBeUndefined();
  expect(pictureIn(`https://x.example/pictures/${one}.jpg`)).toBeUndefined();
});

it('is found in texts, each once, and only where it is shown', () => {
  const html = `<p>/pictures/${'c'.repeat(26)}.jpg ${img(one)}${img(two)}</p>`;
  expect(picturesIn(html, `<p><img alt="a &gt; b" src="/pictures/${one}.jpg" /></p>`)).toEqual([one, two]);
  expect(withOtherPictures(html, new Map([[one, 'd'.repeat(26)]]))).toBe(html.replace(one, 'd'.repeat(26)));
});

it('is written as it was read, and others are left out', () => {
  const html = `<p>Look: ${img(one, ' alt="His bed &amp; bowl" width="300" height="20"')}</p><ul><li>${img(two)}</li></ul>`;
  expect(editableHtml(parseRichText(html))).toBe(html);
  expect(mailHtml(parseRichText(`<p>${img(one)}</p>`), {})).toContain(img(one));
  expect(editableHtml(parseRichText('<p>a<img src="https://x.example/a.png">b</p>'))).toBe('<p>ab</p>');
});

it.each([
  [`<p>Look: ${img(one)}</p>`, 'Look: [Picture: His bed & bowl]'],
  [`<p>${img(one, '')}</p><p>So.</p>`, '[Picture]\n\nSo.'],
])('is said in plain text: %s', (html, text) => expect(textOf(parseRichText(html), {})).toBe(text));

it('makes a text that is not blank, and has no words', () => {
  expect(isBlankHtml(`<p>${img(one)}</p>`)).toBe(false);
  expect(isBlankHtml('<p><img src="https://x.example/a.png"></p>')).toBe(true);
  expect(htmlToLine(`<p>${img(one)}</p>`)).toBe('');
  expect(countWords(`<p>He sits. ${img(one)}</p>`)).toBe(2);
});

it('is left alone with what it says where pronouns change', () => {
  expect(keepForeignPronouns(`<p>${img(one, ' alt="She sits"')}</p>`, 'male')).toBe(
    `<p>${img(one, ' alt="She sits"')}</p>`,
  );
  expect(hasSameMarkup(`<p>He ${img(one)}</p>`, `<p>She ${img(one)}</p>`)).toBe(true);
  expect(hasSameMarkup(`<p>He ${img(one)}</p>`, `<p>She ${img(two)}</p>`)).toBe(false);
});
