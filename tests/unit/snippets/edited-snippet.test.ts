import { describe, expect, test } from 'vitest';
import {
  afterSave,
  chooseColor,
  countVariable,
  draftsFrom,
  editedFrom,
  emptySnippet,
  hasContent,
  isSameSnippet,
  namesIn,
  startFrom,
  stateInEditor,
  writeVersion,
  type EditedSnippet,
  type EditedVersion,
} from '@/lib/domain/snippets/edited-snippet';
import type { VersionState } from '@/lib/domain/snippets/version-state';
import { aSnippet } from '../../support/snippets';

const written = (html: string): EditedVersion => ({ html, origin: 'written', stale: false });
const generated = (html: string, changes: Partial<EditedVersion> = {}): EditedVersion => ({
  html,
  origin: 'generated',
  source: 'male',
  stale: false,
  ...changes,
});
const edited = (changes: Partial<EditedSnippet> = {}): EditedSnippet => ({
  title: 'Recall',
  tags: ['homework'],
  versions: { male: written('<p>He comes.</p>'), female: generated('<p>She comes.</p>') },
  colors: {},
  ...changes,
});

test('a snippet comes to the editor without chosen colors', () => {
  const snippet = aSnippet({ title: 'Recall', tags: ['a'], male: '<p>{{dog}}</p>' });
  expect(editedFrom(snippet)).toEqual({
    title: 'Recall',
    tags: ['a'],
    versions: snippet.versions,
    colors: {},
  });
});

describe('writing a version', () => {
  test('what a hand has changed counts as written and up to date', () => {
    const stale = edited({ versions: { female: generated('<p>She.</p>', { stale: true }) } });
    expect(writeVersion(stale, 'female', '<p>She!</p>').versions).toEqual({ female: written('<p>She!</p>') });
  });

  test('the same text leaves everything as it is', () => {
    const before = edited();
    expect(writeVersion(before, 'female', '<p>She comes.</p>')).toBe(before);
  });

  test.each(['', '<p></p>', '<p>&nbsp;<br></p>', '<ul><li><p> </p></li></ul>'])('%j empties it', (html) => {
    expect(writeVersion(edited(), 'female', html).versions).toEqual({ male: written('<p>He comes.</p>') });
  });

  test('the other versions stay', () => {
    expect(writeVersion(edited(), 'neutral', '<p>Come.</p>').versions).toEqual({
      ...edited().versions,
      neutral: written('<p>Come.</p>'),
    });
  });

  test('an empty one starts from the text of another, as written by hand', () => {
    expect(startFrom(edited(), 'neutral', 'female').versions.neutral).toEqual(written('<p>She comes.</p>'));
    const before = edited();
    expect(startFrom({ ...before, versions: {} }, 'neutral', 'male').versions).toEqual({});
  });
});

test.each<[string, Partial<EditedSnippet>, boolean]>([
  ['nothing', {}, true],
  ['spaces around the title', { title: ' Recall ' }, true],
  ['the title', { title: 'recall' }, false],
  ['the tags', { tags: [] }, false],
  ['a tag cut in two', { tags: ['home', 'work'] }, false],
  ['a text', { versions: { ...edited().versions, male: written('<p>He runs.</p>') } }, false],
  ['a text more', { versions: { ...edited().versions, neutral: written('<p>Come.</p>') } }, false],
  ['a text less', { versions: { male: written('<p>He comes.</p>') } }, false],
  [
    'a hand in a generated text',
    { versions: { ...edited().versions, female: written('<p>She comes.</p>') } },
    false,
  ],
  [
    'whether a text is out of date, which the server tells',
    { versions: { ...edited().versions, female: generated('<p>She comes.</p>', { stale: true }) } },
    true,
  ],
  ['a color', { colors: { dog: 'sky' } }, false],
])('another snippet by %s', (_, changes, isSame) => {
  expect(isSameSnippet(edited(), edited(changes))).toBe(isSame);
  expect(isSameSnippet(edited(changes), edited())).toBe(isSame);
});

test('a color chosen twice is the last one', () => {
  const chosen = chooseColor(chooseColor(edited(), 'dog', 'sky'), 'dog', 'rose');
  expect(chosen.colors).toEqual({ dog: 'rose' });
});

test.each<[Partial<EditedSnippet>, boolean]>([
  [{}, false],
  [{ title: '  ' }, false],
  [{ colors: { dog: 'sky' } }, false],
  [{ title: 'a' }, true],
  [{ tags: ['a'] }, true],
  [{ versions: { neutral: written('<p>a</p>') } }, true],
])('%j holds something: %s', (changes, holds) => {
  expect(hasContent({ ...emptySnippet, ...changes })).toBe(holds);
});

test('what is sent says where a text came from, but not whether it is out of date', () => {
  const drafts = draftsFrom(edited({ title: '  Recall ', colors: { dog: 'sky' } }), edited());
  expect(drafts).toHaveLength(1);
  expect(drafts[0]).toEqual({
    title: 'Recall',
    tags: ['homework'],
    versions: {
      male: { html: '<p>He comes.</p>', origin: 'written' },
      female: { html: '<p>She comes.</p>', origin: 'generated', source: 'male' },
    },
    variables: [{ name: 'dog', color: 'sky' }],
  });
});

test('after saving, the texts stand as in the editor and their states as on the server', () => {
  const sent = edited({ title: ' Recall', colors: { dog: 'sky' } });
  const saved = aSnippet({
    title: 'Recall',
    tags: ['homework'],
    male: '<p>He comes. </p>',
    female: { ...generated('<p>She comes. </p>'), source: 'male', stale: true },
    neutral: '<p>New there.</p>',
  });
  expect(afterSave(sent, saved)).toEqual({
    title: 'Recall',
    tags: ['homework'],
    colors: {},
    versions: {
      male: written('<p>He comes.</p>'),
      female: generated('<p>She comes.</p>', { stale: true }),
      neutral: written('<p>New there.</p>'),
    },
  });
});

test.each<[string, EditedSnippet['versions'], VersionState]>([
  ['none', {}, 'missing'],
  ['by hand', { female: written('<p>She.</p>') }, 'written'],
  ['made from a text that is as it was', edited().versions, 'generated'],
  [
    'made from a text that has changed since',
    { ...edited().versions, male: written('<p>He runs.</p>') },
    'stale',
  ],
  ['made from a text that is gone', { female: generated('<p>She comes.</p>') }, 'stale'],
  [
    'made anew from the changed text',
    { male: written('<p>He runs.</p>'), female: generated('<p>She runs.</p>') },
    'generated',
  ],
  [
    'out of date on the server',
    { ...edited().versions, female: generated('<p>She comes.</p>', { stale: true }) },
    'stale',
  ],
  [
    'made from nobody knows what',
    { male: written('<p>He runs.</p>'), female: generated('<p>She comes.</p>', { source: undefined }) },
    'generated',
  ],
])('the tab of a version, %s', (_, versions, state) => {
  expect(stateInEditor(edited({ versions }), edited(), 'female')).toBe(state);
});

test('variables are named once, in the order of the tabs', () => {
  const versions = {
    neutral: written('<p>{{dog}}, {{place}}</p>'),
    male: written('<p>{{client}} and {{dog}} and {{client}}</p>'),
  };
  expect(namesIn(edited({ versions }))).toEqual(['client', 'dog', 'place']);
  expect(countVariable(versions.male.html, 'client')).toBe(2);
  expect(countVariable(versions.male.html, 'cli')).toBe(0);
});
