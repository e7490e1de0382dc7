import { describe, expect, it } from 'vitest';
import type { EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import { keepInSource } from '@/lib/domain/snippets/kept-in-versions';
import {
  decideVersion,
  draftsFrom,
  emptySnippet,
  followRewritings,
  isSameSnippet,
  makeVersion,
  stateInEditor,
  writeVersion,
} from '@/lib/domain/snippets/edited-snippet';
import { applyVersionChanges, type BySex, type KeptVersion } from '@/lib/domain/snippets/snippet-versions';

const he = '<p>Hold his treats, he waits.</p>';
const she = '<p>Hold her treats, she waits.</p>';
const written = writeVersion(emptySnippet, 'male', he);
const made = makeVersion(written, 'female', she, { source: 'male', html: he });

/** What the server holds once all drafts were sent. */
const savedAs = (edited: EditedSnippet) =>
  draftsFrom(edited, emptySnippet).reduce<BySex<KeptVersion>>(
    (kept, { versions }) => applyVersionChanges(kept, versions, (html) => html),
    {},
  );

describe('a made version', () => {
  it('is generated, from its source as it read then', () => {
    expect(made.versions.female).toEqual({
      html: she,
      origin: 'generated',
      source: 'male',
      stale: false,
      madeFrom: he,
    });
    expect(stateInEditor(made, written, 'female')).toBe('generated');
  });

  it('is out of date once its source was changed, before it is saved and after', () => {
    const moved = writeVersion(made, 'male', `${he}<p>More.</p>`);
    expect(stateInEditor(moved, written, 'female')).toBe('stale');
    expect(draftsFrom(moved, written)).toHaveLength(2);
    expect(savedAs(moved).female?.stale).toBe(true);
    expect(savedAs(moved).male?.html).toBe(`${he}<p>More.</p>`);
    expect(savedAs(made).female?.stale).toBe(false);
  });

  it('that reads as before is saved as made again', () => {
    const again = {
      ...made,
      versions: { ...made.versions, female: { ...made.versions.female!, madeFrom: undefined } },
    };
    const remade = makeVersion(again, 'female', she, { source: 'male', html: he });
    expect(isSameSnippet(remade, again)).toBe(false);
    expect(draftsFrom(remade, again)[0].versions.female).toMatchObject({ regenerated: true });
  });

  it('counts as written once typed into, and as made again after an undo', () => {
    const typed = writeVersion(made, 'female', `${she}<p>By hand.</p>`);
    expect(typed.versions.female?.origin).toBe('written');
    expect(writeVersion(typed, 'female', she, [made.versions.female!]).versions.female).toBe(
      made.versions.female,
    );
  });

  it('stays made when a word of it is decided', () => {
    expect(decideVersion(made, 'female', she.replace('her', 'his')).versions.female?.origin).toBe(
      'generated',
    );
  });

  it('and its source keep a word that is not about the dog', () => {
    const start = 'Hold '.length;
    const kept = keepInSource(made, 'female', { start, end: start + 3 });
    expect(kept.versions.male?.html).toBe('<p>Hold <span data-keep>his</span> treats, he waits.</p>');
    expect(stateInEditor(kept, written, 'female')).toBe('generated');
  });

  it('comes back with all others from a rewriting that one of them has undone, and nothing of it is left', () => {
    const renamed = writeVersion(
      writeVersion({ ...made, colors: { pup: 'sky' } }, 'male', '<p>Hold {{pup}}.</p>'),
      'female',
      '<p>Hold {{pup}} tight.</p>',
    );
    const undone = followRewritings(writeVersion(renamed, 'male', he), 'male', [[made, renamed]]);
    expect(isSameSnippet(undone, made)).toBe(true);
    const redone = writeVersion(undone, 'female', '<p>Hold {{pup}} tight.</p>');
    expect(isSameSnippet(followRewritings(redone, 'female', [[made, renamed]]), renamed)).toBe(true);
  });

  it('stays where another one was written on since the rewriting', () => {
    const renamed = writeVersion(
      writeVersion(made, 'male', '<p>Hold {{pup}}.</p>'),
      'female',
      '<p>Hold.</p>',
    );
    const longer = writeVersion(renamed, 'female', '<p>Hold on.</p>');
    const undone = writeVersion(longer, 'male', he);
    expect(followRewritings(undone, 'male', [[made, renamed]])).toBe(undone);
  });
});
