import type { Sex } from '../src/words/sex.ts';

/** Numbers from 0 to 1 that are the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pieces = [
  ...[
    'he',
    'she',
    'they',
    'him',
    'her',
    'them',
    'his',
    'hers',
    'their',
    'theirs',
    'himself',
    'herself',
    'themself',
    'He',
    'SHE',
    'They',
  ],
  ...[
    "he's",
    'she’s',
    "they're",
    'they&rsquo;ve',
    "isn't",
    'does',
    'do',
    'is',
    'are',
    'was',
    'has',
    'have',
    'sits',
    'sit',
    'waits',
    'wait',
    'barks',
  ],
  ...[
    'and',
    'or',
    'but',
    'when',
    'to',
    'the dog',
    'treats',
    'good boy',
    'good girl',
    'a male',
    'owners',
    'small',
    'quickly',
    '{{dog}}',
    '{{client name}}',
  ],
  ...[
    '<b>',
    '</b>',
    '<p>',
    '</p>',
    '<br>',
    '<li>',
    '<a href="https://he.example/?her=his">',
    '</a>',
    '<span data-keep>',
    '</span>',
    '<!-- he -->',
  ],
  ...[
    '<b title="he \' is">',
    '<img alt=he>',
    '<script>she</script>',
    '&nbsp;',
    '&amp;',
    '&#39;s',
    '&',
    '<',
    '>',
    '"',
    "'",
    '“',
    '”',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '{{',
  ],
  ...[
    '.',
    ',',
    '!',
    '?',
    ';',
    ':',
    '—',
    '-',
    '...',
    '/',
    '\n',
    '\n\n',
    '\t',
    ' ',
    '@',
    '#her',
    'he@she.example',
    'www.his.example',
    '3',
    '80th',
    'é',
    '\u00ad',
    '😀',
    '\ud83d',
  ],
];

/** Text such as nobody writes: words, tags and marks in any order. */
export function randomHtml(random: () => number, length: number): string {
  let html = '';
  for (let count = 0; count < length; count += 1) {
    html += pieces[Math.floor(random() * pieces.length)] ?? '';
    if (random() < 0.6) html += ' ';
  }
  return html;
}

export const ways: readonly (readonly [Sex, Sex])[] = [
  ['male', 'female'],
  ['female', 'male'],
  ['male', 'neutral'],
  ['female', 'neutral'],
  ['neutral', 'male'],
  ['neutral', 'female'],
];
