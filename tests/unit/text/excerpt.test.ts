import { expect, test } from 'vitest';
import { excerptAround } from '@/lib/domain/text/excerpt';

test.each([
  [
    'in the middle',
    'Lift the treat slowly until «his» bottom meets the floor again.',
    'treat slowly until his bottom meets',
  ],
  ['from its own sentence', 'Wait until you call him. Let «him» look. Then go.', 'Let him look'],
  ['without the mark that ends it', 'My sister held «his lead».', 'My sister held his lead'],
  [
    'without a comma at its end',
    'When I come home, feed «him», then go out with Ben.',
    'come home, feed him, then go out',
  ],
  ['in its own line', 'Take the lead\n«He» waits\nOpen the door', 'He waits'],
  [
    'with what is part of the word',
    'She said that «he»’s tired today, and slept.',
    'She said that he’s tired today',
  ],
  [
    'with all that ends its sentence',
    'Ask {{client}} what «they» waited for.',
    'Ask {{client}} what they waited for',
  ],
  ['behind a question', 'Ready? “«He» is.”', '“He is'],
])('a stretch is shown %s', (_, marked, excerpt) => {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  expect(excerptAround(marked.replace(/[«»]/g, ''), start, end)).toBe(excerpt);
});
