import * as fc from 'fast-check';

const deep = (open: string, close: string, depth: number) => open.repeat(depth) + 'x' + close.repeat(depth);

/** Texts that have broken something somewhere. */
const texts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u2028\ufeff',
  '__proto__',
  'constructor',
  '__name__',
  '..',
  '../../etc/passwd',
  '%00',
  '${7*7}',
  "' or 1=1 --",
  '{"$gt":""}',
  '{{',
  '{{dog}}',
  '{{__proto__}}',
  '=1+1',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<'.repeat(3_000),
  '&#0;&#x110000;&nosuch;',
  deep('<b>', '</b>', 45),
  deep('<ul><li>', '</li></ul>', 150),
  deep('<p>', '', 300),
  'he/she,'.repeat(3_000),
  '-'.repeat(20_000),
  ' '.repeat(20_000),
  '"'.repeat(20_000),
  'x'.repeat(60_000),
  '🐕'.repeat(400),
  'a@b.example\r\nBcc: c@d.example',
  'A@EXAMPLE.COM',
  '9'.repeat(400),
  '-1',
  '1e309',
  '2026-13-45T99:99:99.999Z',
];

const values = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  [[]],
  [null],
  {},
  { toString: null },
  JSON.parse('{"__proto__":{"admin":true}}') as unknown,
  JSON.parse('['.repeat(40) + ']'.repeat(40)) as unknown,
];

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  fc.string({ unit: 'binary', maxLength: 60 }),
);

export const hostileValue = fc.oneof(
  { weight: 2, arbitrary: hostileText },
  fc.constantFrom<unknown>(...values),
  fc.jsonValue({ maxDepth: 3 }),
);
