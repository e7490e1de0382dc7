import { expect, test } from 'vitest';
import { readImportFile } from '@/lib/client/import/read-import-file';
import { htmlToLine } from '@/lib/domain/text/html-text';

const read = async (content: string | Uint8Array<ArrayBuffer>, name = 'table.csv') => {
  const { candidates } = await readImportFile(new File([content], name));
  return candidates.map(({ title, versions, notes, unread }) => ({
    title,
    texts: Object.values(versions).map((version) => htmlToLine(version?.html ?? '')),
    ...(notes.length > 0 && { notes }),
    ...(unread !== undefined && { unread }),
  }));
};
const one = (title: string, ...texts: string[]) => ({ title, texts });

test('lines may end in several ways in one file', async () => {
  const file = 'title,text\r\nSit,One\r\nDown,Two\r\nStay,Three\nCome,Four\nHeel,Five\n';
  expect(await read(file)).toEqual([
    one('Sit', 'One'),
    one('Down', 'Two'),
    one('Stay', 'Three'),
    one('Come', 'Four'),
    one('Heel', 'Five'),
  ]);
});

const joined = ['A comma without quotation marks around its cell was read as part of the text.'];

test.each<[string, string, object[]]>([
  [
    'in the last column',
    'title,text\nSit,Hello, dog\nDown,Fine',
    [{ ...one('Sit', 'Hello, dog'), notes: joined }, one('Down', 'Fine')],
  ],
  ['behind a blank and a quotation mark', 'title, text\nSit, "Hello, dog"', [one('Sit', 'Hello, dog')]],
  [
    'in a table of versions',
    'title,male,female\nSit,"Good, boy",Good girl\nDown,Well, boy,Well, girl',
    [one('Sit', 'Good, boy', 'Good girl'), { ...one('Down', 'Well, boy', 'Well, girl'), notes: joined }],
  ],
])('a comma without quotation marks is read as meant %s', async (_, file, entries) => {
  expect(await read(file)).toEqual(entries);
});

test('a row whose commas could stand anywhere is named, and not taken over', async () => {
  const [row] = await read('title,text\nSit,down,and stay');
  expect(row?.unread).toBe(
    'Its line has 3 cells, the first line names 2. A text with commas in it needs quotation marks around it.',
  );
});

test.each([
  ['tabs, without a first line of names', 'Sit\tAsk her to sit, then wait.\nDown\tLure him, down.\n', 'Sit'],
  ['semicolons', 'title;text\nSit;Ask, then wait.\n', 'Sit'],
  ['what the first line says', 'sep=;\ntitle;text\nSit;Ask, then wait.\n', 'Sit'],
])('cells are parted by %s', async (_, file, title) => {
  const [row, ...rest] = await read(file);
  expect(row?.title).toBe(title);
  expect(row?.texts[0]).toMatch(/^Ask.*, then wait\.$/);
  expect(rest.every(({ title: other }) => other === 'Down')).toBe(true);
});

test.each([
  ['foreign names', '"Description","Autotext","Contents"\n"Sit homework","xsit","Practice sit daily."'],
  ['no names', 'Sit homework,xsit,Practice sit daily.\nDown homework,xdown,Practice down daily.'],
  ['names that nobody knows', 'Bezeichnung,Kürzel,Inhalt\nSit homework,xsit,Practice sit daily.'],
])('columns under %s are told apart by what stands in them', async (_, file) => {
  const [row] = await read(file);
  expect(row).toEqual({
    ...one('Sit homework', 'Practice sit daily.'),
    notes: ['Its shortcut “xsit” is left out.'],
  });
});

test('a quotation mark behind a backslash stands for itself', async () => {
  const { candidates } = await readImportFile(
    new File(
      ['abbreviation,snippet\n";r","<a href=\\"https://dogs.test\\">Sheet</a> for {{dog}}."\n'],
      'g.csv',
    ),
  );
  expect(candidates[0]?.versions.neutral?.html).toBe('<a href="https://dogs.test">Sheet</a> for {{dog}}.');
});

const bytes = (text: string, map: Readonly<Record<string, number>>) =>
  Uint8Array.from(text, (letter) => map[letter] ?? letter.charCodeAt(0));

test.each([
  ['of a Mac', { é: 0x8e, '’': 0xd5 }],
  ['of Windows', { é: 0xe9, '’': 0x92 }],
])('letters in the encoding %s are read', async (_, map) => {
  expect(await read(bytes('title,text\rCafé,Don’t pull.\r', map))).toEqual([one('Café', 'Don’t pull.')]);
});

test('an espanso file: blanks become variables, days and shortcuts are named', async () => {
  const file = `matches:
  - trigger: ":recap"
    replace: "Hi {{name}},\\n\\nsee you on {{when}}. $|$"
    label: Recap
    vars:
      - name: when
        type: date
        params: { format: "%d/%m/%Y" }
  - triggers: [":sit", ":sits"]
    form: |
      [[dog_name]] sat well.
`;
  expect(await read(file, 'base.yml')).toEqual([
    {
      ...one('Recap', 'Hi {{name}}, see you on {{when}}.'),
      notes: ['{{when}} is filled in by hand here, not with the day.', 'Its shortcut “:recap” is left out.'],
    },
    one(':sit', '{{dog name}} sat well.'),
  ]);
});

test('what an espanso form says by default is what is said if nothing is filled in', async () => {
  const file = `matches:
  - trigger: ":a"
    form: "Hi [[name]], bring [[item]]. [[rest]]"
    form_fields:
      name: { default: "Tom & co" }
      item: { type: choice, values: [a, b], default: treats }
      rest: { multiline: true, default: "${'word '.repeat(13)}" }
  - trigger: ":b"
    replace: "Hi {{form1.name}} at {{form1.place}}"
    vars:
      - name: form1
        type: form
        params: { layout: "[[name]] [[place]]", fields: { place: { default: home } } }
`;
  expect(await read(file, 'base.yml')).toEqual([
    {
      ...one(':a', 'Hi {{name|Tom & co}}, bring {{item|treats}}. {{rest}}'),
      notes: [expect.stringMatching(/^The usual text for \{\{rest\}\} is left out: “word .*”\.$/)],
    },
    one(':b', 'Hi {{name}} at {{place|home}}'),
  ]);
});

test('a file of espanso whose lines end in carriage returns alone is read as any other', async () => {
  const file = '# Mine\rmatches:\r  - trigger: ":w"\r    replace: |\r      Walk {{dog}}\r      daily.\r';
  expect(await read(file, 'base.yml')).toEqual(await read(file.replaceAll('\r', '\n'), 'base.yml'));
});

test('a damaged espanso file is said to be so, with the place', async () => {
  await expect(read('matches:\n  - trigger: "a\n', 'base.yml')).rejects.toThrow(
    /^This file is damaged: .* line \d+/,
  );
});

test('a Beeftext file: its groups are tags, a combo within another is put in', async () => {
  const file = JSON.stringify({
    combos: [
      { name: 'Recap', keyword: 'xr', snippet: 'Hi #{input:Client}, #{combo:xs} #{cursor}', group: '1' },
      { name: 'Sit', keyword: 'xs', snippet: 'sit, #{input:dog}! #{envVar:HOME}', group: '' },
    ],
    groups: [{ uuid: '1', name: 'Lessons' }],
  });
  const { candidates, format } = await readImportFile(new File([file], 'combos.json'));
  expect(format).toBe('Beeftext JSON');
  expect(candidates[0]?.tags).toEqual(['Lessons']);
  expect(await read(file)).toEqual([
    {
      ...one('Recap', 'Hi {{client}}, sit, {{dog}}! #{envVar:HOME}'),
      notes: [
        'It contains Beeftext variables, which stay in the text: #{envVar}.',
        'Its shortcut “xr” is left out.',
      ],
    },
    {
      ...one('Sit', 'sit, {{dog}}! #{envVar:HOME}'),
      notes: [
        'It contains Beeftext variables, which stay in the text: #{envVar}.',
        'Its shortcut “xs” is left out.',
      ],
    },
  ]);
});

test('a Chatwoot file: the short code is the title', async () => {
  const file = JSON.stringify([{ short_code: 'recap', content: 'Hi {{contact.name}}' }]);
  expect(await read(file)).toEqual([one('recap', 'Hi {{contact name}}')]);
});

test('a mail saved as a file: its subject is the title, its text the text', async () => {
  const mail = [
    'From: Kim <kim@example.com>',
    'To: client@example.com',
    'Subject: =?utf-8?Q?Re:_Caf=C3=A9_walk?=',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="x"',
    '',
    '--x',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Hi Anna',
    '--x',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<html><head><style>p{}</style></head><body><p>Hi [Client], he=20walked=',
    ' well.</p></body></html>',
    '--x--',
  ].join('\r\n');
  expect(await read(mail, 'walk.eml')).toEqual([one('Café walk', 'Hi {{client}}, he walked well.')]);
});
