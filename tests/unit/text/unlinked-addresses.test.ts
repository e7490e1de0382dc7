import { expect, test } from 'vitest';
import { splitAtAddresses } from '@/lib/domain/text/unlinked-addresses';

const found = (text: string) =>
  splitAtAddresses(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.href]));

test.each([
  ['See mydogschool.dog.', ['https://mydogschool.dog']],
  ['(goodpaws.co.uk)', ['https://goodpaws.co.uk']],
  ['Book at calendly.io/anna, please', ['https://calendly.io/anna']],
  ['www.dogs.test and https://dogs.test/a', ['https://www.dogs.test', 'https://dogs.test/a']],
  ['Dogs.COM', ['https://Dogs.COM']],
  ['I am done.Now sit.It is late', []],
  ['e.g. this, i.e. that, at 5 p.m.', []],
  ['plan.pdf, notes.txt, Mr.Smith, 3.5.kg', []],
  ['anna@goodpaws.co.uk', []],
])('%s holds %j', (text, addresses) => {
  expect(found(text)).toEqual(addresses);
});

test('a word of nothing but dots and letters takes time that grows with its length', () => {
  const start = performance.now();
  splitAtAddresses('a.'.repeat(50_000));
  splitAtAddresses(`${'a-'.repeat(50_000)}.x`);
  expect(performance.now() - start).toBeLessThan(1_000);
});
