import { describe, expect, it } from 'vitest';
import { emptyLetter, type Letter } from '@/lib/domain/letter/letter';
import { addLessonSet, hasOwnWords, setOfLetter } from '@/lib/domain/letter/lesson-set-content';

let count = 0;
const newId = () => `new-${(count += 1)}`;

const letter: Letter = {
  ...emptyLetter,
  subject: ' Max and Maximum: Kim’s first lesson with Max',
  values: { 'dog name': 'Max', client: 'Kim' },
  blocks: [
    { kind: 'snippet', id: 'b1', snippetId: 'recap', orgId: 'school' },
    { kind: 'text', id: 'b2', html: '<p>See you!</p>' },
    { kind: 'snippet', id: 'b3', snippetId: 'hello' },
  ],
};

describe('the set of a letter', () => {
  it('holds its snippets in their order, and gives the names in the subject back to their variables', () => {
    expect(setOfLetter({ letter, names: ['client', 'dog name', 'minutes'] })).toEqual({
      subject: '{{dog name}} and Maximum: {{client}}’s first lesson with {{dog name}}',
      snippets: [{ id: 'recap', orgId: 'school' }, { id: 'hello' }],
    });
  });

  it('has no subject where the letter has none, and leaves one without names as it is', () => {
    expect(setOfLetter({ letter: { ...letter, subject: ' ' }, names: ['client'] })).not.toHaveProperty(
      'subject',
    );
    expect(setOfLetter({ letter: { ...letter, subject: 'Week {{week}}' }, names: [] }).subject).toBe(
      'Week {{week}}',
    );
  });

  it.each([
    ['A+ (Max)', 'A+ (Max) goes home', '{{dog}} goes home'],
    ['dog', '{{dog}} and the dog', '{{dog}} and the {{dog}}'],
    ['', 'Week 1', 'Week 1'],
    ['Max', 'Max and {{dog|Max or Bo}}', '{{dog}} and {{dog|Max or Bo}}'],
  ])('takes the name %j literally', (dog, subject, expected) => {
    expect(setOfLetter({ letter: { ...letter, subject, values: { dog } }, names: ['dog'] }).subject).toBe(
      expected,
    );
  });

  it('keeps neither free text nor changes', () => {
    expect(hasOwnWords(letter)).toBe(true);
    expect(hasOwnWords({ ...letter, blocks: letter.blocks.slice(2) })).toBe(false);
    const changed = { kind: 'snippet', id: 'b', snippetId: 'x', editedHtml: '<p>y</p>' } as const;
    expect(hasOwnWords({ ...letter, blocks: [changed] })).toBe(true);
  });
});

describe('adding a set', () => {
  const set = {
    subject: 'Week 1',
    snippets: [{ id: 'hello' }, { id: 'gone' }, { id: 'door', orgId: 'school' }],
  };
  const library = [{ id: 'door', orgId: 'school' }, { id: 'hello' }, { id: 'recap' }];

  it('puts what is missing behind the letter, in the set’s order', () => {
    const result = addLessonSet(letter, set, library, newId);
    expect([result.added, result.missing]).toEqual([1, 1]);
    expect(result.letter.blocks.slice(0, 3)).toEqual(letter.blocks);
    expect(result.letter.blocks.slice(3)).toMatchObject([{ snippetId: 'door', orgId: 'school' }]);
    expect(result.letter.subject).toBe(letter.subject);
  });

  it('gives an empty letter its subject', () => {
    const result = addLessonSet(emptyLetter, set, library, newId);
    expect(result.letter.subject).toBe('Week 1');
    expect(result.letter.blocks.map((block) => block.kind === 'snippet' && block.snippetId)).toEqual([
      'hello',
      'door',
    ]);
    expect(new Set(result.letter.blocks.map(({ id }) => id)).size).toBe(2);
  });
});
