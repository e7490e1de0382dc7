import { expect, test } from 'vitest';
import {
  keptAlt,
  pictureAddresses,
  pictureHtml,
  pictureWords,
  readPicture,
  withOwnAddresses,
  withWholeAddresses,
} from '@/lib/domain/text/picture';

const address = `/pictures/${'a1'.repeat(13)}.jpg`;
const read = (attributes: Record<string, string>) => readPicture((name) => attributes[name]);

test('a picture is read with what it shows and how large', () => {
  expect(read({ src: address, alt: ' Bella \n on her mat ', width: '600', height: '400' })).toEqual({
    address,
    alt: 'Bella on her mat',
    width: 600,
    height: 400,
  });
});

test.each(['0', '-1', '12345', '100%', 'wide', ''])('a width of “%s” is none', (width) => {
  expect(read({ src: address, width })).toEqual({ address, alt: '' });
});

test.each([
  ['a whole one', 'https://heelwrite.test/pictures/a1a1a1a1a1a1a1a1a1a1a1a1a1.jpg'],
  ['one that climbs', '/pictures/../api/account'],
  ['a kind that is none', `/pictures/${'a1'.repeat(13)}.svg`],
  ['one that goes on', `${address}?size=1`],
  ['a short id', '/pictures/a1.jpg'],
  ['a written-out picture', 'data:image/png;base64,AAAA'],
])('%s is not the address of a picture', (_, src) => {
  expect(read({ src })).toBeNull();
});

test('what it shows holds no brackets, which mark tags and variables', () => {
  expect(keptAlt('{{dog}} <b>sits</b>')).toBe('dog bsits/b');
  expect(keptAlt('x'.repeat(400))).toHaveLength(300);
});

test('it is written the way it is read', () => {
  const picture = { address, alt: 'Bella’s "place"', width: 600, height: 400 };
  const html = pictureHtml(picture);
  expect(html).toBe(`<img src="${address}" alt="Bella’s &quot;place&quot;" width="600" height="400">`);
  expect(pictureAddresses(`<p>${html}${html}</p>`, '<p>none</p>')).toEqual([address]);
});

test('in words it is what it shows', () => {
  expect([pictureWords({ alt: '' }), pictureWords({ alt: 'Mat' })]).toEqual(['[Picture]', '[Picture: Mat]']);
});

test('where it leaves the product it has its whole address, and on the way back its own again', () => {
  const html = `<p>See ${pictureHtml({ address, alt: 'src="/pictures/' })}</p><a href="/pictures/x">x</a>`;
  const whole = withWholeAddresses(html, 'https://heelwrite.test');
  expect(whole).toBe(html.replace('<img src="', '<img src="https://heelwrite.test'));
  expect(withOwnAddresses(whole, 'https://heelwrite.test')).toBe(html);
});
