import { expect, test } from 'vitest';
import type { ImportCandidate } from '@/lib/domain/import/formats/import-candidate';
import { recognizeJson, recognizePropertyList } from '@/lib/domain/import/import-data';
import { recognizeRows } from '@/lib/domain/import/import-table';

const short = ({ title, tags, versions }: ImportCandidate) => ({ title, tags, ...htmls(versions) });
const htmls = (versions: ImportCandidate['versions']) =>
  Object.fromEntries(Object.entries(versions).map(([sex, version]) => [sex, version?.html]));

const blaze = (...snippets: object[]) => ({ version: 7, folders: [{ name: 'Lessons', snippets }] });

test.each<[string, object, string]>([
  ['a field', { text: 'Hi {formtext: name=Dog Name; default=Rex}' }, '<p>Hi {{dog name|Rex}}</p>'],
  ['fields without a name', { text: '{formtext} {formmenu: a; b}' }, '<p>{{field 1}} {{field 2}}</p>'],
  ['dates and times', { text: '{time: MMMM D, YYYY} {time: hh:mm A}' }, '<p>{{date}} {{time}}</p>'],
  ['the cursor and the clipboard', { text: 'a{cursor} {clipboard}' }, '<p>a {{clipboard}}</p>'],
  ['a field used again', { text: '{formtext: name=dog} {=dog}' }, '<p>{{dog}} {{dog}}</p>'],
  [
    'html',
    { type: 'html', text: 'x', html: '<p>Hi <b>{formtext: name=dog&#39;s}</b></p>' },
    '<p>Hi <b>{{dog s}}</b></p>',
  ],
  ['an optional part', { text: 'a {formtoggle: name=x; default=yes}b{endformtoggle}' }, '<p>a b</p>'],
])('turns %s of Text Blaze into ours', (_, snippet, html) => {
  const file = recognizeJson(blaze({ name: 'One', shortcut: '/one', type: 'text', ...snippet }));
  expect(file?.format).toBe('Text Blaze JSON');
  expect(file?.candidates.map(short)).toEqual([{ title: 'One', tags: ['Lessons'], neutral: html }]);
});

test('Text Blaze: puts one snippet into another and says which commands stay', () => {
  const file = recognizeJson(
    blaze(
      { name: 'Outer', shortcut: '/a', type: 'text', text: 'x {import: /b}' },
      { name: 'Inner', shortcut: '/b', type: 'text', text: '{if: x}y{endif}' },
      { name: 'Circle', shortcut: '/c', type: 'text', text: '{import: /c}' },
    ),
  );
  const [outer, , circle] = file!.candidates;
  expect(outer?.versions.neutral?.html).toContain('{if: x}y{endif}');
  expect(outer?.notes).toEqual(['It contains Text Blaze commands, which stay in the text: {if}.']);
  expect(circle?.versions.neutral?.html).toContain('{import: /c}');
});

test('Text Blaze: a link is one, and what there is nothing for here is said', () => {
  const file = recognizeJson(
    blaze({
      name: 'Plan',
      type: 'html',
      html: '<p>See {link: https://example.com/plan?a=1&amp;b=2}the plan{endlink}{image: https://example.com/dog.png} {error: No dog}{formtext: name=dog; default=Bella} {formmenu: Sit; Down; default=Stay; name=cue}</p>',
    }),
  );
  expect(file?.candidates.map(({ notes, versions }) => ({ notes, html: versions.neutral?.html }))).toEqual([
    {
      html: '<p>See <a href="https://example.com/plan?a=1&amp;b=2">the plan</a> {{dog|Bella}} {{cue|Stay}}</p>',
      notes: [
        'The choices for {{cue}} are left out: Stay, Sit, Down.',
        'A picture is left out.',
        'Its error message is left out: “No dog”.',
      ],
    },
  ]);
});

test('TextExpander: a group file gives its name as the tag, scripts are left out, formatting is mentioned', () => {
  const file = recognizePropertyList({
    groupInfo: { groupName: 'Dogs' },
    snippetsTE2: [
      { abbreviation: ';a', label: 'A', plainText: 'Say %snippet:;b%', snippetType: 0 },
      { abbreviation: ';b', label: '', plainText: 'sit', snippetType: 1 },
      { abbreviation: ';c', label: 'C', plainText: 'return 1', snippetType: 2 },
    ],
  });
  expect(file?.format).toBe('TextExpander group');
  expect(file?.candidates.map(short)).toEqual([
    { title: 'A', tags: ['Dogs'], neutral: '<p>Say sit</p>' },
    { title: ';b', tags: ['Dogs'], neutral: '<p>sit</p>' },
    { title: 'C', tags: ['Dogs'], neutral: '' },
  ]);
  expect(file?.candidates.map(({ notes }) => notes)).toEqual([
    [],
    ['This file holds the words without their formatting.'],
    ['A script cannot be imported.'],
  ]);
});

test('TextExpander: a backup of a group gives its name as the tag', () => {
  const file = recognizePropertyList({
    name: 'Puppies',
    snippetPlists: [{ abbreviation: ';a', label: 'Sit', plainText: 'Sit now.' }],
  });
  expect(file?.candidates.map(short)).toEqual([
    { title: 'Sit', tags: ['Puppies'], neutral: '<p>Sit now.</p>' },
  ]);
});

test('TextExpander: a settings file names the group of each snippet', () => {
  const file = recognizePropertyList({
    groupsTE2: [{ name: 'Puppies', snippetUUIDs: ['1'] }],
    snippetsTE2: [{ abbreviation: 'p', plainText: 'x', uuidString: '1' }],
  });
  expect(file?.candidates[0]?.tags).toEqual(['Puppies']);
});

test.each([
  ['%filltext:name=Dog:width=20%', '{{dog}}'],
  ['%fillarea%', '{{field 1}}'],
  ['%fillpopup:name=Tone:Warm:default=Short%', '{{tone|Short}}'],
  ['%filltext:name=dog:default=Tom & co%', '{{dog|Tom &amp; co}}'],
  [`%fillarea:name=note:default=${'x'.repeat(61)}%`, '{{note}}'],
  ['%clipboard', '{{clipboard}}'],
  ['%m/%d/%Y', '{{date}}'],
  ['%1I:%M %p', '{{time}}'],
  ['100%% sure', '100% sure'],
  ['20% off', '20% off'],
  ['50 %, not 5%.', '50 %, not 5%.'],
])('TextExpander: %s reads %s', (content, text) => {
  const file = recognizeRows(
    [
      ['abbreviation', 'snippet'],
      ['x', content],
    ],
    'x.csv',
  );
  expect(file?.candidates[0]?.versions.neutral?.html).toBe(`<p>${text}</p>`);
});

test('Briskine: says what is left out', () => {
  const file = recognizeJson({
    templates: [{ title: 'A', shortcut: 'a', subject: 'Hello', tags: ['x'], body: '{{#if a}}b{{/if}}' }],
  });
  expect(file?.format).toBe('Briskine JSON');
  expect(file?.candidates[0]?.notes).toEqual([
    'It contains conditions; the first text of each is kept.',
    'Its subject line is left out: “Hello”.',
  ]);
});

test.each<[string, unknown, object]>([
  [
    'a title and a text, which says of whom it speaks',
    [{ title: 'Door', text: 'He waits.', tags: ['calm', 'home'] }],
    { title: 'Door', tags: ['calm', 'home'], male: '<p>He waits.</p>' },
  ],
  [
    'other names, in capitals, and tags in one text',
    { snippets: [{ Name: 'Door', Content: '<p>Wait.</p>', Tags: 'calm, home' }] },
    { title: 'Door', tags: ['calm', 'home'], neutral: '<p>Wait.</p>' },
  ],
  [
    'versions as texts',
    [{ title: 'Door', male: 'He waits.', female: '<p>She waits.</p>', neutral: '' }],
    { title: 'Door', tags: [], male: '<p>He waits.</p>', female: '<p>She waits.</p>' },
  ],
  [
    'versions as texts in an object',
    [{ snippet: 'Door', versions: { male: 'He waits.' } }],
    { title: 'Door', tags: [], male: '<p>He waits.</p>' },
  ],
  [
    'versions as objects with text or html',
    [{ label: 'Door', versions: { male: { text: 'He waits.' }, female: { html: '<p>She waits.</p>' } } }],
    { title: 'Door', tags: [], male: '<p>He waits.</p>', female: '<p>She waits.</p>' },
  ],
])('reads a JSON list written by hand: %s', (_, json, candidate) => {
  const file = recognizeJson(json);
  expect(file?.format).toBe('JSON list');
  expect(file?.candidates.map(short)).toEqual([candidate]);
});

test('an entry of a JSON list without a text is shown beside the others', () => {
  const file = recognizeJson([{ title: 'Door', text: 'Wait.' }, { title: 'Later' }]);
  expect(file?.candidates.map(({ title, versions }) => [title, versions.neutral?.html])).toEqual([
    ['Door', '<p>Wait.</p>'],
    ['Later', ''],
  ]);
});

test.each([
  [null],
  [[]],
  [[{ title: 'A' }]],
  [{}],
  [{ snippets: [] }],
  [[{ a: 1 }]],
  ['x'],
  [{ folders: 'x' }],
])('refuses the data %j', (json) => {
  expect(recognizeJson(json)).toBeNull();
});

test('refuses a property list of something else', () => {
  expect(recognizePropertyList({ a: 1 })).toBeNull();
});
