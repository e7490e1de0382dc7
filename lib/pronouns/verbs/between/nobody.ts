import type { Text } from '../../text/text.ts';

const weather = new Set(
  'raining snowing pouring rains rained thunders thundered snows snowed pours poured hails storms'.split(' '),
);

/** "What it takes", "what it's like", "it's raining", "I wish it were": there "it" is nothing that does more. */
export const isNobody = (text: Text, it: number) =>
  weather.has(text.word(it + 1)) ||
  (text.word(it) === 'it' &&
    (text.word(it + 1) === 'were' ||
      (/^what(?:ever)?$/.test(text.word(it - 1)) &&
        (/^(?:takes|means)$/.test(text.word(it + 1)) || text.word(it + 2) === 'like')) ||
      weather.has(text.word(it + 2))));
