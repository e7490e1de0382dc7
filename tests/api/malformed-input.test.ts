import { beforeAll, describe, expect, it } from 'vitest';
import { subscriber, request, type Caller } from '../support/api';

let someone: Caller;
beforeAll(async () => {
  someone = await subscriber();
});

/** The same numbers in every run, so that what fails once fails again. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const words = [
  null,
  true,
  0,
  -1,
  1e308,
  0.5,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '../../etc',
  '{{',
  '{{dog}}',
  '{{__proto__}}',
  '<p>',
  '<p>{{constructor}}</p>',
  '<'.repeat(5_000),
  '<a href="https://{{dog}}/%">x</a>',
  '<ul>'.repeat(2_000),
  '&#0;&#x110000;&#xd800;&nosuch;',
  '\u202e\u2028',
  'x'.repeat(60_000),
  '🐕'.repeat(100),
  [],
  [[]],
  {},
  { __proto__: null },
] as const;

const fields = [
  'id',
  'revision',
  'title',
  'versions',
  'tags',
  'variables',
  'snippets',
  'snippetIds',
  'orgId',
  'name',
  'filter',
  'place',
  'uses',
  'ids',
  'state',
  'isKept',
  'dog',
  'client',
  'sex',
  'details',
  'copiedAt',
  'subject',
  'html',
  'seen',
  'snippetId',
  'draft',
  'note',
  'answer',
  'copiedFrom',
];
const inner = [
  'male',
  'female',
  'neutral',
  'html',
  'origin',
  'source',
  'name',
  'color',
  '__proto__',
  'query',
  'library',
];

describe('nonsense', () => {
  const calls = [
    ['POST', '/api/snippets'],
    ['PUT', '/api/snippets'],
    ['POST', '/api/snippets/import'],
    ['POST', '/api/snippets/bulk-update-org'],
    ['POST', '/api/trash/restore'],
    ['POST', '/api/snippets/history/restore'],
    ['PUT', '/api/snippets/original'],
    ['POST', '/api/suggestions?orgId=none'],
    ['POST', '/api/suggestions/accept?orgId=none'],
    ['POST', '/api/suggestions/decline?orgId=none'],
    ['POST', '/api/lesson-sets'],
    ['PUT', '/api/lesson-sets'],
    ['PUT', '/api/favorites'],
    ['PUT', '/api/variables'],
    ['POST', '/api/saved-filters'],
    ['PUT', '/api/saved-filters'],
    ['POST', '/api/uses'],
    ['POST', '/api/dogs'],
    ['PUT', '/api/dogs'],
    ['PUT', '/api/dogs/keeping'],
    ['POST', '/api/dogs/emails'],
    ['PUT', '/api/account'],
    ['POST', '/api/account/password-reset-mail'],
  ] as const;

  it.each(calls)('in a body never ends in a 500: %s %s', async (method, path) => {
    const random = numbers(path.length * 31 + method.length);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const value = (depth: number): unknown => {
      if (depth > 3 || random() < 0.5) return pick(words);
      if (random() < 0.3) return Array.from({ length: Math.floor(random() * 4) }, () => value(depth + 1));
      return Object.fromEntries(Array.from({ length: 3 }, () => [pick(inner), value(depth + 1)]));
    };
    for (let round = 0; round < 40; round += 1) {
      const body = {
        ...(random() < 0.7 && { title: 'A title', versions: { male: { html: '<p>{{dog}}</p>' } } }),
        ...(random() < 0.5 && { displayName: pick(words), signature: pick(words), email: pick(words) }),
        ...Object.fromEntries(Array.from({ length: 2 }, () => [pick(fields), value(0)])),
      };
      const { status, text } = await request(method, path, { as: someone, body });
      expect(status, `${JSON.stringify(body).slice(0, 500)} → ${text}`).toBeLessThan(500);
    }
  });

  it('in html is kept or refused, never a 500', async () => {
    for (const html of words.filter((word) => typeof word === 'string')) {
      for (const part of [html, `<p>a${html}</p>`]) {
        const body = { title: 'A', versions: { male: { html: part } } };
        const { status, text } = await request('POST', '/api/snippets', { as: someone, body });
        expect([201, 400], `${part.slice(0, 80)} → ${text}`).toContain(status);
      }
    }
  });

  it('in an address never ends in a 500', async () => {
    const random = numbers(7);
    const names = ['id', 'orgId', 'tags', 'variables', 'limit', 'after', '__proto__', 'constructor', ''];
    const values = [
      '',
      'a',
      '%',
      '%00',
      '%ff%fe',
      '%ED%A0%80',
      '..',
      '__x__',
      'true',
      '1',
      '-1',
      'x'.repeat(3_000),
    ];
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    for (let round = 0; round < 120; round += 1) {
      const query = Array.from(
        { length: 1 + Math.floor(random() * 2) },
        () => `${pick(names)}=${pick(values)}`,
      ).join('&');
      const { status } = await request(pick(['GET', 'DELETE']), `/api/snippets?${query}`, { as: someone });
      expect(status, query).toBeLessThan(500);
    }
  });
});
