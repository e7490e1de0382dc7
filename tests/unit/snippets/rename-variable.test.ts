import { describe, expect, test } from 'vitest';
import {
  draftsFrom,
  emptySnippet,
  stateInEditor,
  writeVersion,
  type EditedSnippet,
  type EditedVersion,
} from '@/lib/domain/snippets/edited-snippet';
import { renameInHtml, renameVariable, usesVariable } from '@/lib/domain/snippets/rename-variable';
import { applyVersionChanges, type BySex, type KeptVersion } from '@/lib/domain/snippets/snippet-versions';

const renaming = { from: 'dog', to: 'pup', color: 'amber' } as const;

describe('in an html', () => {
  test.each([
    ['<p>{{dog}} and {{dog}}</p>', '<p>{{pup}} and {{pup}}</p>'],
    ['<p>{{Dog}} {{ dog }} {{dog\u00a0}}</p>', '<p>{{pup}} {{pup}} {{pup}}</p>'],
    ['<p>{{dog food}} {{dogs}} dog {{dog</p>', '<p>{{dog food}} {{dogs}} dog {{dog</p>'],
    [
      '<p><a href="https://dogs.test/{{dog}}">{{dog}}</a></p>',
      '<p><a href="https://dogs.test/{{dog}}">{{pup}}</a></p>',
    ],
    [
      '<p data-optional="dog">{{dog}}</p><ul><li data-optional="dog=a &amp; b">a</li></ul>',
      '<p data-optional="pup">{{pup}}</p><ul><li data-optional="pup=a &amp; b">a</li></ul>',
    ],
    ['<p data-optional="dog food=dog">a</p>', '<p data-optional="dog food=dog">a</p>'],
    ['<p>1 &lt; 2 <strong>{{dog}}</strong></p>', '<p>1 &lt; 2 <strong>{{pup}}</strong></p>'],
  ])('%s', (html, expected) => expect(renameInHtml(html, renaming)).toBe(expected));

  test('two variables become one where the new name is there already', () => {
    expect(renameInHtml('<p>{{dog}} {{pup}}</p>', renaming)).toBe('<p>{{pup}} {{pup}}</p>');
  });
});

const he = '<p>{{dog}} shows his best.</p>';
const she = '<p>{{dog}} shows her best.</p>';
const made = (changes: Partial<EditedVersion> = {}): EditedVersion => ({
  html: she,
  origin: 'generated',
  source: 'male',
  stale: false,
  ...changes,
});
const snippet = (female: EditedVersion): EditedSnippet => {
  const written = writeVersion(emptySnippet, 'male', he);
  return { ...written, versions: { ...written.versions, female } };
};
/** What the server holds of `before` after `after` was saved over it. */
const savedOver = (before: EditedSnippet, after: EditedSnippet, firstHash: string) => {
  const female = before.versions.female!;
  const kept: BySex<KeptVersion> = {
    male: { html: he, origin: 'written', stale: false },
    female: {
      html: female.html,
      origin: 'generated',
      source: 'male',
      stale: female.stale,
      sourceHash: firstHash,
    },
  };
  return draftsFrom(after, before).reduce(
    (versions, draft) => applyVersionChanges(versions, draft.versions, (html) => html),
    kept,
  );
};
const renamedHe = '<p>{{pup}} shows his best.</p>';
const renamedShe = '<p>{{pup}} shows her best.</p>';

describe('a made version', () => {
  test('stays generated, in one save', () => {
    const before = snippet(made());
    const after = renameVariable(before, before, renaming);
    expect(after.versions.male?.html).toBe(renamedHe);
    expect(after.versions.female).toEqual(made({ html: renamedShe, madeFrom: renamedHe }));
    expect(stateInEditor(after, before, 'female')).toBe('generated');
    expect(draftsFrom(after, before)).toHaveLength(1);
    expect(savedOver(before, after, he).female).toMatchObject({ html: renamedShe, stale: false });
  });

  test('stays generated where only its source holds the variable', () => {
    const before = snippet(made({ html: '<p>She shows her best.</p>' }));
    const after = renameVariable(before, before, renaming);
    expect(stateInEditor(after, before, 'female')).toBe('generated');
    expect(savedOver(before, after, he).female?.stale).toBe(false);
  });

  test('is out of date once its source is written on after that', () => {
    const before = snippet(made());
    const renamed = renameVariable(before, before, renaming);
    const after = writeVersion(renamed, 'male', `${renamedHe}<p>More.</p>`);
    expect(stateInEditor(after, before, 'female')).toBe('stale');
    expect(savedOver(before, after, he).female?.stale).toBe(true);
  });

  test('that was made here and not saved is still made from its source', () => {
    const before = snippet(made({ madeFrom: he }));
    const after = renameVariable(before, emptySnippet, renaming);
    expect(after.versions.female).toEqual(made({ html: renamedShe, madeFrom: renamedHe }));
  });

  test('that was made here from an older text is made from that one, renamed', () => {
    const before = snippet(made({ madeFrom: '<p>{{dog}} shows him.</p>' }));
    const after = renameVariable(before, emptySnippet, renaming);
    expect(after.versions.female?.madeFrom).toBe('<p>{{pup}} shows him.</p>');
    expect(stateInEditor(after, emptySnippet, 'female')).toBe('stale');
  });

  test('that was out of date stays so, before it is saved and after', () => {
    const before = snippet(made({ stale: true }));
    const after = renameVariable(before, before, renaming);
    expect(stateInEditor(after, before, 'female')).toBe('stale');
    expect(savedOver(before, after, 'an older text').female).toMatchObject({
      html: renamedShe,
      source: 'male',
      stale: true,
    });
  });

  test('whose source was written on and not saved stays out of date', () => {
    const saved = snippet(made());
    const before = writeVersion(saved, 'male', `${he}<p>More.</p>`);
    const after = renameVariable(before, saved, renaming);
    expect(stateInEditor(after, saved, 'female')).toBe('stale');
    expect(savedOver(saved, after, he).female?.stale).toBe(true);
  });

  test('is made from its source as the editor holds it', () => {
    const before = snippet(made());
    const held = { male: '<p>{{pup}} shows <br>his best.</p>', female: '<p>{{pup}} shows <br>her best.</p>' };
    const after = renameVariable(before, before, renaming, held);
    expect(after.versions.female).toEqual(made({ html: held.female, madeFrom: held.male }));
  });
});

test('versions without the variable stay the same', () => {
  const before = snippet(made());
  expect(renameVariable(before, before, { ...renaming, from: 'client' }).versions).toEqual(before.versions);
});

test('the color goes along, unless the new name has one', () => {
  const before = snippet(made());
  expect(renameVariable(before, before, renaming).colors).toEqual({ pup: 'amber' });
  expect(renameVariable(before, before, { ...renaming, color: null }).colors).toEqual({});
});

test('a snippet uses a variable in any version, however it is written', () => {
  expect(usesVariable({ neutral: { html: '<p>{{ Dog }}</p>' } }, 'dog')).toBe(true);
  expect(usesVariable({ neutral: { html: '<p>dog {{dogs}}</p>' } }, 'dog')).toBe(false);
});
