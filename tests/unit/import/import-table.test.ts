import { expect, test } from 'vitest';
import type { ImportCandidate } from '@/lib/domain/import/formats/import-candidate';
import { recognizeRows } from '@/lib/domain/import/import-table';

const short = ({ title, tags, versions }: ImportCandidate) => ({ title, tags, ...htmls(versions) });
const htmls = (versions: ImportCandidate['versions']) =>
  Object.fromEntries(Object.entries(versions).map(([sex, version]) => [sex, version?.html]));

const rows = (file: [string, string[][]]) => recognizeRows(file[1], file[0]);

test.each<[string, string[][], string, object]>([
  [
    'TextExpander',
    [
      ['abbreviation', 'snippet', 'label'],
      [';rec', 'Hi %filltext:name=Client Name:default=Anna%,\n\nsee you on %A, %B %e at %H:%M.', 'Recap'],
    ],
    'TextExpander CSV',
    {
      title: 'Recap',
      tags: ['My group'],
      neutral: '<p>Hi {{client name|Anna}},</p><p>see you on {{date}} at {{time}}.</p>',
    },
  ],
  [
    'TextExpander with other column names and no label',
    [
      ['Abbreviation', 'Content'],
      [';x', 'He sat.'],
    ],
    'TextExpander CSV',
    { title: ';x', tags: ['My group'], male: '<p>He sat.</p>' },
  ],
  [
    'TextExpander without a header',
    [[';x', 'She sat, 50% of the time%|.', 'Sitting']],
    'TextExpander or aText CSV',
    { title: 'Sitting', tags: ['My group'], female: '<p>She sat, 50% of the time.</p>' },
  ],
  [
    'Briskine',
    [
      ['id', 'title', 'shortcut', 'subject', 'tags', 'cc', 'bcc', 'to', 'body'],
      [
        '1',
        'Follow up',
        'fu',
        '',
        'en, followup',
        '',
        '',
        '',
        "<div>Hello {{to.first_name}} {{to.0.last_name}},</div><div>on {{ date 'DD.MM' }} with {{dog_name}}</div><div>{{from.name}} {{account.email}}</div>",
      ],
    ],
    'Briskine CSV',
    {
      title: 'Follow up',
      tags: ['en', 'followup'],
      neutral:
        '<div>Hello {{client}} {{client last name}},</div><div>on {{date}} with {{dog_name}}</div><div>{{trainer}} {{trainer email}}</div>',
    },
  ],
  [
    'a table of one own',
    [
      ['Name', 'Text', 'Tags'],
      ['Door', 'Wait at the door.', 'calm, home'],
    ],
    'CSV table',
    { title: 'Door', tags: ['calm', 'home'], neutral: '<p>Wait at the door.</p>' },
  ],
  [
    'our own columns in another order, as text',
    [
      ['neutral', 'Title'],
      ['Good dog.', 'Praise'],
    ],
    'Heelwrite CSV',
    { title: 'Praise', tags: undefined, neutral: '<p>Good dog.</p>' },
  ],
  ...['Name', 'snippet', 'LABEL'].map((column): [string, string[][], string, object] => [
    `versions written by hand, called by their ${column}`,
    [
      [column, 'male', 'female'],
      ['Door', 'He waits.', 'She waits.'],
    ],
    'Heelwrite CSV',
    { title: 'Door', tags: undefined, male: '<p>He waits.</p>', female: '<p>She waits.</p>' },
  ]),
  [
    'a table whose titles are called snippets',
    [
      ['snippet', 'text'],
      ['Door', 'Wait.'],
    ],
    'CSV table',
    { title: 'Door', tags: [], neutral: '<p>Wait.</p>' },
  ],
])('recognizes %s', (_, table, format, candidate) => {
  const file = rows(['My group.csv', table]);
  expect(file?.format).toBe(format);
  expect(file?.candidates.map(short)).toEqual([candidate]);
});

test('a table of many columns is read where one of them holds prose', () => {
  const file = rows([
    'lessons.csv',
    [
      ['Nr', 'Thema', 'Woche', 'Was zu tun ist'],
      ['1', 'Sit', 'one', 'Ask her to sit before each meal.'],
      ['2', 'Down', 'two', 'Lure her down and reward her there.'],
    ],
  ]);
  expect(file?.table).toMatchObject({
    names: ['Nr', 'Thema', 'Woche', 'Was zu tun ist'],
    columns: { text: 3 },
  });
  const byHand = file?.table?.read({ title: 1, text: 3, shortcut: null, tags: 2 });
  expect(byHand?.map(short)).toEqual([
    { title: 'Sit', tags: ['one'], female: '<p>Ask her to sit before each meal.</p>' },
    { title: 'Down', tags: ['two'], female: '<p>Lure her down and reward her there.</p>' },
  ]);
});

test.each<[string, string[][]]>([
  ['nothing', []],
  [
    'numbers of something else',
    [
      ['date', 'price', 'seats', 'vat'],
      ['1', '2', '3', '4'],
    ],
  ],
  ['one column', [['title'], ['x']]],
  [
    'sentences with commas',
    [
      ['Hi Anna', ' thank you'],
      ['See you', ' Kim'],
    ],
  ],
])('refuses a table of %s', (_, table) => {
  expect(recognizeRows(table, 'x.csv')).toBeNull();
});
