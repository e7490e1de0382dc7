import { describe, expect, test } from 'vitest';
import { draftsFrom, editedFrom } from '@/lib/domain/snippets/edited-snippet';
import { isTooDeep } from '@/lib/domain/text/html-depth';
import { htmlToLine } from '@/lib/domain/text/html-text';
import { keepForeignPronouns } from '@/lib/domain/text/kept-words';
import { letterOutput } from '@/lib/domain/letter/letter-output';
import { letterParts } from '@/lib/domain/letter/letter-text';
import { letterVariables } from '@/lib/domain/letter/letter-variables';
import { inlinesOf, parseRichText } from '@/lib/domain/text/rich-text';
import { editableHtml, flatHtml, htmlOf } from '@/lib/domain/text/rich-text-html';
import { textOf } from '@/lib/domain/text/rich-text-plain';
import { draftOf } from '@/lib/domain/snippets/snippet-draft';
import { aSnippet } from '../../support/snippets';

const depth = 5_000;
const around = (open: string, close: string, inner = '') =>
  `<p>Before</p>${open.repeat(depth)}one {{dog}}${inner}${close.repeat(depth)}<p>After</p>`;

/** Kept before depth was refused. */
const kept: readonly (readonly [string, string])[] = [
  ['quotations', around('<blockquote>', '</blockquote>')],
  ['quotations with words at every level', around('<blockquote><p>word</p>', 'end</blockquote>')],
  ['lists', around('<ul><li>', '</li></ul>')],
  ['lists without items', around('<ul>', '</ul>')],
  ['items and emphasis', around('<li><strong>', '</strong></li>')],
  ['emphasis', around('<em>', '</em>', ' <strong>two</strong>')],
  ['links', around('<a href="https://heel.example"><span>', '</span></a>')],
  ['words that are not about the dog', around('<span data-keep>', '</span>')],
  ['paragraphs in divisions', around('<div><p>word</p>', '</div>')],
];

const words = (text: string) => text.match(/[a-z{}]+/gi) ?? [];
/** Blocks part words, whether a tag in the text does or not. */
const wordsIn = (html: string) => words(htmlToLine(html.replaceAll('<', ' <')));

describe.each(kept)('a text of thousands of %s', (_, html) => {
  test('is read with all its words', () => {
    const richText = parseRichText(html);
    expect(wordsIn(htmlOf(richText, {}))).toEqual(wordsIn(html));
    expect(words(textOf(richText, {}).replaceAll('https://heel.example', ''))).toEqual(wordsIn(html));
    expect(wordsIn(editableHtml(richText))).toEqual(wordsIn(html));
    expect(inlinesOf(richText).some(({ inline }) => inline.type === 'variable')).toBe(true);
    expect(wordsIn(keepForeignPronouns(html, 'male'))).toEqual(wordsIn(html));
  });

  test('can be kept again once it is flat', () => {
    expect(isTooDeep(html)).toBe(true);
    expect(isTooDeep(flatHtml(html))).toBe(false);
    const snippet = aSnippet({ title: 'Deep', male: html, female: '<p>Flat</p>' });
    const edited = editedFrom(snippet);
    for (const draft of [draftOf(snippet), ...draftsFrom(edited, edited)]) {
      expect(isTooDeep(draft.versions.male?.html ?? '')).toBe(false);
      expect(draft.versions.female?.html).toBe('<p>Flat</p>');
    }
  });

  test('makes a letter', () => {
    const snippet = aSnippet({ id: 'deep', title: 'Deep', neutral: html });
    const letter = {
      sex: 'neutral',
      subject: '',
      values: { dog: 'Bella' },
      blocks: [{ kind: 'snippet', id: 'a', snippetId: 'deep' }],
    } as const;
    const parts = letterParts(letter, new Map([['deep', snippet]]));
    expect(letterVariables(parts, '')).toEqual(['dog']);
    const output = letterOutput(letter, parts, html);
    expect(output.text).toContain('one Bella');
    expect(isTooDeep(output.html)).toBe(false);
  });
});

test('a line that is flattened keeps its blocks apart and its words whole', () => {
  const levels = (inner: string) => `${'<blockquote>'.repeat(60)}${inner}${'</blockquote>'.repeat(60)}`;
  const text = (inner: string) => textOf(parseRichText(levels(inner)), {}).replace(/^(?:> ?)+/gm, '');
  expect(text('<p>Sit</p><p>Stay</p><ul><li>Down</li></ul>')).toBe('Sit\nStay\nDown');
  expect(text('<p>un<b>believ</b>able<br>dog</p>')).toBe('unbelievable\ndog');
});

test('what is not too deep is drawn as it was written', () => {
  const html = `${'<blockquote>'.repeat(39)}<p>Sit</p>${'</blockquote>'.repeat(39)}`;
  expect(htmlOf(parseRichText(html), {})).toBe(html);
  expect(flatHtml(html)).toBe(html);
});
