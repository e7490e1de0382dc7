import { expect, test } from 'vitest';
import { chanceOfDog, isDogText } from '../../src/dog/dog-text.ts';
import { Text } from '../../src/text/text.ts';

const isAboutDogs = (html: string) => isDogText(new Text(html));

const aboutDogs = [
  'The puppy sleeps.',
  '{{dog}} waits.',
  'Two spaniels came along.',
  // Nothing here says "dog".
  'They walked past the joggers on a loose lead and took a biscuit. Keep the sessions short, and reward the first glance.',
  'Put the mat by the stairs and toss a few crumbs on it before the visitors ring. They will settle in a week.',
];
const aboutOthers = [
  'They were great!',
  'The minister told reporters that they had signed the treaty, and the army confirmed it.',
  'I called the company twice about my invoice. The manager said they would send a cheque.',
  'The nurse sniffed and said they would ask the doctor.',
];

test.each(aboutDogs)('%s is about a dog', (html) => expect(isAboutDogs(html)).toBe(true));
test.each(aboutOthers)('%s is not', (html) => expect(isAboutDogs(html)).toBe(false));

test('the beginning of a long text tells', () => {
  const office = 'The company signed the contract, the lawyers said. '.repeat(80);
  const homework = 'Keep the sessions short, and reward the first glance at the joggers. '.repeat(400);
  expect(isAboutDogs(office + homework)).toBe(false);
});

test('where it is not clear it has a chance', () => {
  expect(chanceOfDog(new Text('{{dog}} waits.'))).toBe(1);
  expect(chanceOfDog(new Text('The minister told reporters that they had signed the treaty.'))).toBe(0);
  const unclear = chanceOfDog(new Text('They slept well on the first night.'));
  expect(unclear).toBeGreaterThan(0);
  expect(unclear).toBeLessThan(1);
});
