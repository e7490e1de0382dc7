import { describe, expect, it } from 'vitest';
import {
  addBlock,
  emptyLetter,
  insertBlock,
  isEmptyLetter,
  moveBlock,
  overrideSex,
  removeBlock,
  setValues,
  snippetNumbers,
  withoutBlankText,
} from '@/lib/domain/letter/letter';
import { dropEdit, editBlock } from '@/lib/domain/letter/edited-block';
import { filledValue } from '@/lib/domain/text/variable-values';
import { record, redo, startHistory, tidy, undo } from '@/lib/domain/letter/letter-history';
import { aLetter, chosen, freeText } from '../../support/letters';

const three = aLetter({ blocks: [chosen('a'), freeText('t', '<p>So</p>'), chosen('b')] });
const ids = (letter: { blocks: readonly { id: string }[] }) =>
  letter.blocks.map((block) => block.id).join(' ');

describe('the blocks of a letter', () => {
  it.each([
    ['at the end without a place', null, 'b-a t b-b new'],
    ['behind the selected block', 'b-a', 'b-a new t b-b'],
    ['at the end when the selected block is gone', 'gone', 'b-a t b-b new'],
  ])('adds %s', (_, after, order) => {
    expect(ids(addBlock(three, freeText('new', '<p>x</p>'), after))).toBe(order);
  });

  it.each([
    [0, 'new b-a t b-b'],
    [3, 'b-a t b-b new'],
  ])('inserts at %i', (index, order) => {
    expect(ids(insertBlock(three, freeText('new', ''), index))).toBe(order);
  });

  it.each([
    ['b-a', 2, 't b-b b-a'],
    ['b-b', 0, 'b-b b-a t'],
    ['t', 1, 'b-a t b-b'],
    ['b-a', -1, 'b-a t b-b'],
    ['b-b', 3, 'b-a t b-b'],
    ['gone', 0, 'b-a t b-b'],
  ])('moves %s to %i', (id, index, order) => {
    expect(ids(moveBlock(three, id, index))).toBe(order);
  });

  it('removes one', () => {
    expect(ids(removeBlock(three, 't'))).toBe('b-a b-b');
  });

  it('numbers the snippets alone, in their order', () => {
    expect([...snippetNumbers(moveBlock(three, 'b-b', 0).blocks)]).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
  });

  it('keeps an edit in the block and takes it back', () => {
    const edited = editBlock(three, 'b-a', '<p>Mine</p>');
    expect(edited.blocks[0]).toMatchObject({ snippetId: 'a', editedHtml: '<p>Mine</p>' });
    expect(dropEdit(edited, 'b-a')).toEqual(three);
    expect(editBlock(three, 't', '<p>New</p>').blocks[1]).toEqual(freeText('t', '<p>New</p>'));
  });

  it('keeps an edit when a value changes', () => {
    const edited = setValues(editBlock(three, 'b-a', '<p>Mine, {{dog}}</p>'), { dog: 'Bella' });
    expect(edited.blocks[0]).toMatchObject({ editedHtml: '<p>Mine, {{dog}}</p>' });
  });

  it('sets a sex for one block and lets it follow the letter again', () => {
    const neutral = overrideSex(three, 'b-a', 'neutral');
    expect(neutral.blocks[0]).toMatchObject({ sexOverride: 'neutral' });
    expect(overrideSex(neutral, 'b-a', null)).toEqual(three);
  });

  it('drops free text that says nothing', () => {
    const blank = addBlock(three, freeText('blank', '<p></p><p>&nbsp;</p>'), null);
    expect(withoutBlankText(blank)).toEqual(three);
    expect(withoutBlankText(three)).toBe(three);
  });

  it.each([
    [emptyLetter, true],
    [{ ...emptyLetter, blocks: [freeText('t', '<p></p>')] }, true],
    [{ ...emptyLetter, subject: 'Hi' }, false],
    [three, false],
  ])('tells an empty letter', (letter, empty) => {
    expect(isEmptyLetter(letter)).toBe(empty);
  });
});

describe('values', () => {
  it.each([
    [{ dog: ' Bella ' }, 'dog', 'Bella'],
    [{ dog: '  ' }, 'dog', undefined],
    [{}, 'dog', undefined],
    [{}, 'constructor', undefined],
    [{ constructor: 'Ann' }, 'constructor', 'Ann'],
  ])('%o gives for %s: %s', (values, name, value) => {
    expect(filledValue(values, name)).toBe(value);
  });
});

describe('undo and redo', () => {
  const named = (subject: string) => aLetter({ subject });

  it('goes back and forth step by step', () => {
    let history = startHistory(named('a'));
    history = record(history, named('b'), 0);
    history = record(history, named('c'), 1);
    history = undo(history);
    expect(history.present.subject).toBe('b');
    history = undo(undo(history));
    expect(history.present.subject).toBe('a');
    history = redo(redo(redo(history)));
    expect(history.present.subject).toBe('c');
  });

  it('takes typing on in one place as one step, a pause or another place as the next', () => {
    let history = startHistory(named(''));
    history = record(history, named('B'), 0, 'subject');
    history = record(history, named('Be'), 1_000, 'subject');
    history = record(history, named('Bel'), 4_000, 'subject');
    history = record(history, named('Bell'), 4_100, 'dog');
    const back: string[] = [];
    while (history.past.length > 0) {
      history = undo(history);
      back.push(history.present.subject);
    }
    expect(back).toEqual(['Bel', 'Be', '']);
  });

  it('forgets what was undone once something new is done', () => {
    const history = record(undo(record(startHistory(named('a')), named('b'), 0)), named('c'), 1);
    expect(redo(history).present.subject).toBe('c');
  });

  it('ignores a step that changed nothing', () => {
    const history = startHistory(named('a'));
    expect(record(history, history.present, 0)).toBe(history);
  });

  it('forgets a free text that was opened and left blank', () => {
    const opened = record(startHistory(three), addBlock(three, freeText('new', ''), null), 0);
    expect(tidy(opened)).toMatchObject({ past: [], present: three });
    const written = record(opened, setValues(opened.present, { dog: 'Bella' }), 1);
    expect(tidy(written).present).toEqual(setValues(three, { dog: 'Bella' }));
    const plain = startHistory(three);
    expect(tidy(plain)).toBe(plain);
  });
});
