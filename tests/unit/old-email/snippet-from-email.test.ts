import { expect, test } from 'vitest';
import {
  chooseWord,
  chosenTexts,
  groupsIn,
  namesLeft,
  proposedWords,
  putBack,
} from '@/lib/domain/old-email/chosen-words';
import { readOldEmail } from '@/lib/domain/old-email/old-email';
import { snippetFromEmail } from '@/lib/domain/old-email/snippet-from-email';
import { variableNameFor } from '@/lib/domain/old-email/variable-names';
import { textToHtml } from '@/lib/domain/text/plain-text';
import { parseRichText } from '@/lib/domain/text/rich-text';

const ours = { dog: 'dog', client: 'client' };

function readHtml(html: string) {
  const richText = parseRichText(html);
  return { richText, email: readOldEmail(richText) };
}

const read = (text: string) => readHtml(textToHtml(text));

function htmlOf({ richText, email }: ReturnType<typeof read>, dropped: readonly number[] = []) {
  const names = proposedWords(email, ours);
  const snippet = snippetFromEmail(richText, {
    title: email.title,
    sex: email.sex,
    names,
    dropped: new Set(dropped),
  });
  return snippet.versions[email.sex]?.html;
}

const recap = read(`Hi Mrs. Miller,

Bella's sit is good. She waits, and Bella’s down is better.

Best,
Kim

On Mon, Mar 2, 2026 Ann Miller wrote:
> Bella pulls.`);

test('names become variables, what belongs to them stays, and a title goes with its name', () => {
  expect(htmlOf(recap)).toBe(
    '<p>Hi {{client}},</p><p>{{dog}}&#39;s sit is good. She waits, and {{dog}}’s down is better.</p><p>Best,<br>Kim</p>' +
      '<p>On Mon, Mar 2, 2026 Ann {{client}} wrote:<br>&gt; {{dog}} pulls.</p>',
  );
});

test('greeting, signature and earlier emails are left out only where that is asked for', () => {
  const { greetingLines, signatureLines, earlierLines } = recap.email.parts;
  expect(htmlOf(recap, [...greetingLines, ...signatureLines, ...earlierLines])).toBe(
    '<p>{{dog}}&#39;s sit is good. She waits, and {{dog}}’s down is better.</p>',
  );
  expect(htmlOf(recap, signatureLines)).not.toContain('Kim');
});

test('lists, links and emphasis stay as they were pasted', () => {
  const html = readHtml(
    '<p>Hi Sam,</p><ul><li><b>Rex</b> sits. Reward him.</li><li>See <a href="https://rex.example/">Rex’s plan</a>: rex@dogs.example</li></ul>',
  );
  expect(htmlOf(html)).toBe(
    '<p>Hi {{client}},</p><ul><li><strong>{{dog}}</strong> sits. Reward him.</li>' +
      '<li>See <a href="https://rex.example/">{{dog}}’s plan</a>: rex@dogs.example</li></ul>',
  );
});

test('a quotation at the end is an earlier email, one in the middle is not', () => {
  const end = readHtml('<p>Hi Sam,</p><p>Rex may come.</p><blockquote><p>May he come?</p></blockquote>');
  expect(end.email.parts.earlierLines).toEqual([2]);
  const middle = readHtml('<p>Hi Sam,</p><blockquote><p>May he come?</p></blockquote><p>Yes, he may.</p>');
  expect(middle.email.parts.earlierLines).toEqual([]);
});

test('a postscript is no part of the signature', () => {
  const { email } = read('Hi Sam,\n\nRex may come.\n\nBest,\nKim\n\nP.S. Bring his mat.');
  expect(email.parts.signatureLines.map((at) => email.lines[at]?.text)).toEqual(['Best,', 'Kim']);
});

test.each([
  [
    'the subject',
    'Subject: Re: Fwd: Leash reactivity, part 2\n\nHi Ann,\n\nRex can go on. He is ready.',
    'Leash reactivity, part 2',
  ],
  [
    'the subject without the dog',
    "Subject: Rex's homework\n\nHi Ann,\n\nRex is ready.",
    "The dog's homework",
  ],
  [
    'the subject before the dog',
    'Subject: Homework for Rex\n\nHi Ann,\n\nHere is the homework for Rex. He is ready.',
    'Homework',
  ],
  ['the first sentence', 'Hi Ann,\n\nRex did so well today. He sat.', 'The dog did so well today'],
  ['a sentence behind the greeting', 'Hi Ann, Rex did so well today. He sat.', 'The dog did so well today'],
  [
    'without a word that is no name',
    'Hi Pat,\n\nPat the floor. Your dog Rex comes. Rex likes it when he is fed.',
    'Pat the floor',
  ],
  [
    'without a name behind “your dog”',
    'Hi Pat,\n\nYour dog Rex was great today. Rex liked it.',
    'Your dog was great today',
  ],
])('the title is %s', (_, text, title) => {
  expect(read(text).email.title).toBe(title);
});

test('the library’s own names for the variables come first', () => {
  expect(variableNameFor('dog', ['dog name', 'next lesson'])).toBe('dog name');
  expect(variableNameFor('client', ['owner', 'dog'])).toBe('owner');
  expect(variableNameFor('dog', [])).toBe('dog');
});

test('a word is put back, and another one becomes a variable wherever it stands as a name', () => {
  const { email } = read(
    'Hi Will,\n\nTess naps. Will Tess eat? She will. Thank you, Will. Meet Mo. Mo sits.',
  );
  const chosen = proposedWords(email, ours);
  const texts = () => chosenTexts(email.lines, chosen).map(({ text, name, count }) => [text, name, count]);
  expect(texts()).toEqual([
    ['Will', 'client', 2],
    ['Tess', 'dog', 2],
  ]);
  const [greeting] = groupsIn(email.lines[0]!, chosen).filter(({ name }) => name !== null);
  expect(putBack(chosen, greeting!.words).size).toBe(3);
  const mo = email.lines[1]!.words.find(({ text }) => text === 'Mo')!;
  expect(
    [...chooseWord(chosen, email.lines, mo.index, 'dog').values()].filter((name) => name === 'dog'),
  ).toHaveLength(4);
});

test('a name at the end of a sentence and at the beginning of the next are two', () => {
  expect(htmlOf(read('Hi Sam,\n\nI love you and Ruby. Ruby’s sit is good. Come, Ruby, Ruby!'))).toContain(
    'I love you and {{dog}}. {{dog}}’s sit is good. Come, {{dog}}, {{dog}}!',
  );
});

test('whose brother plays with the dog is no dog', () => {
  const { email } = read(
    'Hi Laura and Jim,\n\nGhost freezes, then he growls. Don’t let Jim’s brother play with him. Ghost needs space.',
  );
  expect([email.dog, email.client]).toEqual(['Ghost', 'Laura and Jim']);
});

test('a month is no dog', () => {
  expect(read('Hi Rose,\n\nMay is a busy month. He can join the class in May.').email.dog).toBeNull();
});

test('names that stay are pointed out', () => {
  const { email } = read(
    'Hi Sam,\n\nRex met Juno at Lincoln Park on Friday. Sit with Rex. When He does, ask Dr. Patel.\n\nKim',
  );
  const left = namesLeft(email.lines, proposedWords(email, ours));
  const words = email.lines.flatMap((line) => line.words);
  expect(words.filter(({ index }) => left.has(index)).map(({ text }) => text)).toEqual([
    'Juno',
    'Lincoln',
    'Park',
    'Dr',
    'Patel',
  ]);
});

test('a long email is read in a moment', () => {
  const sentence = 'Reward Rex at kim@dogs.example When Rex Looks At Max And He Will ';
  const start = performance.now();
  read(`Hi Ann,\n\n${sentence.repeat(750)}`);
  expect(performance.now() - start).toBeLessThan(5_000);
});
