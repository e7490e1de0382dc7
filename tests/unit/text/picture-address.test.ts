import { expect, it } from 'vitest';
import { keepForeignPronouns } from '@/lib/domain/text/kept-words';
import { pictureAddress, pictureIn, picturesIn, withOtherPictures } from '@/lib/domain/text/picture-address';
import { hasSameMarkup } from '@/lib/domain/text/swap-check';
import { countWords } from '@/lib/domain/text/word-count';
import { swap } from '@heelwrite/pronouns';

const [one, two, three] = ['a'.repeat(26), 'b2'.repeat(13), 'd'.repeat(26)];
const img = (id: string, alt = 'His bed &amp; bowl') => `<img src="/pictures/${id}.jpg" alt="${alt}">`;

it('names a picture', () => {
  expect(pictureAddress(one, 'image/jpeg')).toBe(`/pictures/${one}.jpg`);
  expect(pictureIn(`/pictures/${one}.jpg`)).toBe(one);
  expect(pictureIn(`/pictures/${one}.svg`)).toBeUndefined();
  expect(pictureIn(`https://x.example/pictures/${one}.jpg`)).toBeUndefined();
});

it('is found in texts, each once, and only where a picture is shown', () => {
  const html = `<p>/pictures/${'c'.repeat(26)}.jpg ${img(one)}${img(two)}</p>`;
  expect(picturesIn(html, `<p><img alt="a &gt; b" src="/pictures/${one}.jpg" /></p>`)).toEqual([one, two]);
  expect(withOtherPictures(html, new Map([[one, three]]))).toBe(html.replace(one, three));
});

it('costs no words, and is left alone with what it says where pronouns change', () => {
  const html = `<p>She sits. ${img(one, 'She sits')}</p>`;
  expect(countWords(html)).toBe(2);
  expect(swap(html, 'female', 'male').html).toBe(html.replace('She sits.', 'He sits.'));
  expect(keepForeignPronouns(`<p>${img(one, 'She sits')}</p>`, 'male')).toBe(
    `<p>${img(one, 'She sits')}</p>`,
  );
  expect(hasSameMarkup(html, html.replace('She sits.', 'He sits.'))).toBe(true);
  expect(hasSameMarkup(html, html.replace(one, two))).toBe(false);
});
