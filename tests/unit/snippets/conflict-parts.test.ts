import { describe, expect, test } from 'vitest';
import {
  conflictParts,
  mergeParts,
  type ConflictPart,
  type Side,
} from '@/lib/domain/snippets/conflict-parts';
import { emptySnippet, type EditedSnippet, type EditedVersion } from '@/lib/domain/snippets/edited-snippet';

const written = (html: string): EditedVersion => ({ html, origin: 'written', stale: false });
const edited = (changes: Partial<EditedSnippet> = {}): EditedSnippet => ({
  ...emptySnippet,
  title: 'Recall',
  tags: ['homework'],
  versions: { male: written('<p>He comes.</p>') },
  ...changes,
});
const ids = (mine: EditedSnippet, theirs: EditedSnippet) => conflictParts(mine, theirs).map(({ id }) => id);

describe('parts', () => {
  test.each<[string, Partial<EditedSnippet>, ConflictPart['id'][]]>([
    ['nothing', {}, []],
    ['the title', { title: 'Recall at the gate' }, ['title']],
    ['spaces around the title', { title: ' Recall ' }, []],
    ['a tag more', { tags: ['homework', 'leash'] }, ['tags']],
    ['a text', { versions: { male: written('<p>He runs.</p>') } }, ['male']],
    ['an empty line', { versions: { male: written('<p>He comes.</p><p></p>') } }, ['male']],
    ['markup that reads the same', { versions: { male: written('<p>He<span> comes.</span></p>') } }, []],
    ['a text that only one of them has', { versions: {} }, ['male']],
    ['a new text', { versions: { ...edited().versions, neutral: written('<p>Come.</p>') } }, ['neutral']],
    ['a color', { colors: { dog: 'sky' } }, []],
    [
      'everything, in the order of the page',
      { title: 'A', tags: [], versions: { neutral: written('<p>x</p>'), female: written('<p>y</p>') } },
      ['title', 'tags', 'male', 'female', 'neutral'],
    ],
  ])('%s', (_, mine, parts) => {
    expect(ids(edited(mine), edited())).toEqual(parts);
  });

  test('where a text came from is no difference', () => {
    const theirs = edited({
      versions: { male: { html: '<p>He comes.</p>', origin: 'generated', stale: true } },
    });
    expect(ids(edited(), theirs)).toEqual([]);
  });

  test('what makes a part optional is said where it differs', () => {
    const text = (mark: string) =>
      edited({ versions: { male: written(`<p${mark}>He comes.</p><ul><li data-optional>Sit</li></ul>`) } });
    const [part] = conflictParts(text(' data-optional="cues=come"'), text(''));
    expect(part?.mine).toBe('[Optional, when cues has come] He comes.\n\n- [Optional, ticked by hand] Sit');
    expect(part?.theirs).toBe('He comes.\n\n- [Optional, ticked by hand] Sit');
  });

  test('the order of tags is a difference', () => {
    expect(ids(edited({ tags: ['b', 'a'] }), edited({ tags: ['a', 'b'] }))).toEqual(['tags']);
  });

  test('tags that only look the same in a row are told apart', () => {
    expect(ids(edited({ tags: ['a, b'] }), edited({ tags: ['a', 'b'] }))).toEqual(['tags']);
  });

  test('both sides are told in words, lists and variables included', () => {
    const mine = edited({ versions: { male: written('<p>{{dog}}:</p><ul><li><p>sit</p></li></ul>') } });
    expect(conflictParts(mine, edited({ versions: {} }))).toEqual([
      { id: 'male', name: 'Male text', mine: '{{dog}}:\n\n- sit', theirs: '' },
    ]);
  });
});

describe('merging', () => {
  const mine = edited({
    title: 'Mine',
    tags: ['mine'],
    versions: { male: written('<p>My he.</p>'), neutral: written('<p>Only mine.</p>') },
    colors: { dog: 'rose' },
  });
  const theirs = edited({
    title: 'Theirs',
    tags: ['theirs'],
    versions: { male: written('<p>Their he.</p>'), female: written('<p>Only theirs.</p>') },
  });
  const merge = (sideOf: (part: ConflictPart) => Side) =>
    mergeParts(mine, theirs, conflictParts(mine, theirs), sideOf);

  test('all of mine', () => {
    expect(merge(() => 'mine')).toEqual(mine);
  });

  test('all of theirs, but for the colors: they are the library’s', () => {
    expect(merge(() => 'theirs')).toEqual({ ...theirs, colors: { dog: 'rose' } });
  });

  test.each<[ConflictPart['id'], Partial<EditedSnippet>]>([
    ['title', { title: 'Mine' }],
    ['tags', { tags: ['mine'] }],
    ['male', { versions: { ...theirs.versions, ...{ male: mine.versions.male } } }],
    ['female', { versions: { male: theirs.versions.male } }],
    ['neutral', { versions: { ...theirs.versions, neutral: mine.versions.neutral } }],
  ])('only the %s of mine', (id, expected) => {
    expect(merge((part) => (part.id === id ? 'mine' : 'theirs'))).toEqual({
      ...theirs,
      colors: mine.colors,
      ...expected,
    });
  });

  test('what reads the same is theirs, as it is saved', () => {
    const saved = edited({
      versions: { male: { html: '<p>He comes.</p>', origin: 'generated', stale: true } },
    });
    expect(mergeParts(edited({ title: 'Mine' }), saved, [], () => 'mine')).toEqual(saved);
  });
});
