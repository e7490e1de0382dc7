import { describe, expect, it } from 'vitest';
import type { LessonSet } from '@/lib/contracts/lesson-sets';
import { addSet, changeSet, removeSet } from '@/lib/domain/letter/lesson-set-list';

const first: LessonSet = { id: 'a', name: 'Lesson 1', snippets: [{ id: 'hello' }] };

describe('lesson sets', () => {
  it('are as many as there can be', () => {
    const three = ['1', '2', '3'].map((name) => ({ ...first, id: name, name }));
    expect(addSet(three, { ...first, id: 'more' }, 3)).toMatchObject({ code: 'conflict' });
    expect(addSet(three, { ...first, id: 'more' }, 4)).toHaveLength(4);
    expect(changeSet(three, { ...first, id: '2' })).toHaveLength(3);
  });

  it('keep their name, in another case too', () => {
    expect(changeSet([first], { ...first, name: 'LESSON 1' })).toEqual([{ ...first, name: 'LESSON 1' }]);
  });

  it('take no other’s name', () => {
    const other = { ...first, id: 'b', name: 'Lesson 2' };
    expect(changeSet([first, other], { ...first, id: 'b' })).toMatchObject({ code: 'conflict' });
  });

  it('that are gone are neither changed nor taken away', () => {
    expect(changeSet([first], { ...first, id: 'b' })).toMatchObject({ code: 'not_found' });
    expect(removeSet([first], 'b')).toMatchObject({ code: 'not_found' });
  });
});
