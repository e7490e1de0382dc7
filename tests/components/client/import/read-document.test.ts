import { expect, test } from 'vitest';
import { readImportFile, readPasted } from '@/lib/client/import/read-import-file';
import { htmlToLine } from '@/lib/domain/text/html-text';
import type { ImportCandidate } from '@/lib/domain/import/formats/import-candidate';

const short = ({ title, tags, versions }: ImportCandidate) => [
  title,
  (tags ?? []).join(),
  ...Object.values(versions).map((version) => htmlToLine(version?.html ?? '')),
];
const pasted = async (html: string, text = html) => (await readPasted({ html, text })).candidates.map(short);

test('each heading begins a snippet, and one that only holds others is their tag', async () => {
  const html =
    '<div><p>Before</p><h1>Class</h1><section><h2>One</h2><p>Sit &lt;b&gt;</p><ol><li>a</li></ol><h2>Two</h2><b>Down</b> now</section></div><h1>End</h1><p>Bye</p><h1> </h1><p>PS</p>';
  expect(await pasted(html)).toEqual([
    ['', '', 'Before'],
    ['One', 'Class', 'Sit <b> a'],
    ['Two', 'Class', 'Down now'],
    ['End', '', 'Bye PS'],
  ]);
});

test('a heading without a text is named rather than lost, a text under a heading with others is a snippet', async () => {
  expect(await pasted('<h1>A</h1><p>a</p><h2>B</h2><p>b</p><h1>C</h1>')).toEqual([
    ['A', '', 'a'],
    ['B', '', 'b'],
    ['C', '', ''],
  ]);
});

test('headings of Markdown begin snippets too', async () => {
  const text = '# Class\n\n## One\n\nSit, [here](https://dogs.example)\n\n- a\n- b\n\n## Two ##\nDown';
  const file = new File([text], 'class.md');
  expect((await readImportFile(file)).candidates.map(short)).toEqual([
    ['One', 'Class', 'Sit, here a b'],
    ['Two', 'Class', 'Down'],
  ]);
  expect(await pasted('', text)).toHaveLength(2);
});

test('what is pasted is read as what it is: cells, an export, or one text', async () => {
  expect(await pasted('<table><tr><td>x</td></tr></table>', 'Sit\tAsk her to sit, then wait.\n')).toEqual([
    ['Sit', '', 'Ask her to sit, then wait.'],
  ]);
  expect(await pasted('', '[{"title": "Sit", "text": "Wait."}]')).toEqual([['Sit', '', 'Wait.']]);
  expect(await pasted('', 'Hi Anna, thank you.\n\nBring treats, water and time.')).toEqual([
    ['', '', 'Hi Anna, thank you. Bring treats, water and time.'],
  ]);
  expect(await pasted('<p>Hi <b>Anna</b></p>', 'Hi Anna')).toEqual([['', '', 'Hi Anna']]);
});

test.each(['[Dog] did well today.', '{dog} did well, "really', 'She said, "sit'])(
  'what begins or ends as data does is a text: %s',
  async (text) => {
    const [[title, tags, ...texts] = []] = await pasted('', text);
    expect([title, tags]).toEqual(['', '']);
    expect(texts[0]?.replaceAll('{{dog}}', 'dog')).toBe(text.replace(/[[{]dog[\]}]/i, 'dog'));
    const [read] = (await readImportFile(new File([text], 'notes.txt'))).candidates;
    expect(read?.title).toBe('notes');
  },
);

test.each([
  ['[{"title": "Sit", "text":', /^What you pasted is damaged: it ends/],
  ['[{"dog": "Rex"}]', /^No snippets were found in what you pasted: its JSON/],
  ['title,text\nSit,"down', /^What you pasted is damaged: the quotation mark .* line 2 /],
  ['matches:\n  - trigger: "x', /^What you pasted is damaged: /],
])('data that is damaged is said to be: %s', async (text, reason) => {
  await expect(readPasted({ text, html: '' })).rejects.toThrow(reason);
});

test('an older Word file is refused in words', async () => {
  const stream = Array.from('WordDocument', (letter) => [letter.charCodeAt(0), 0]).flat();
  const bytes = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...stream]);
  await expect(readImportFile(new File([bytes], 'x.doc'))).rejects.toThrow(/^This is an older Word file\./);
});
