import { afterEach, expect, test } from 'vitest';
import { editorContent, selectedContent } from '@/lib/client/browser/selected-content';

afterEach(() => document.body.replaceChildren());

/** The plain text of what is selected from one word to another of a letter. */
function selected(html: string, from: string, to: string): string | undefined {
  const { selection, root } = select(html, from, to);
  return selectedContent(selection, root)?.text;
}

function select(html: string, from: string, to: string): { selection: Selection; root: Element } {
  document.body.innerHTML = `<article>${html}</article>`;
  const root = document.body.firstElementChild;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const [first, last] = [from, to].map((words) => texts.find(({ data }) => data.includes(words)));
  const selection = getSelection();
  if (!first || !last || !root || !selection) throw new Error('Not there.');
  selection.setBaseAndExtent(first, first.data.indexOf(from), last, last.data.indexOf(to) + to.length);
  return { selection, root };
}

const lists =
  '<p>Hi</p><ol start="3"><li><p>Sit</p></li><li><p>Down</p><ol><li><p>slow</p></li><li><p>slower</p></li></ol></li><li><p>Rest</p></li></ol><p>Bye</p>';

test.each([
  ['the whole list', 'Hi', 'Bye', 'Hi\n\n3. Sit\n4. Down\n   1. slow\n   2. slower\n5. Rest\n\nBye'],
  ['items of one list', 'Down', 'Rest', '4. Down\n   1. slow\n   2. slower\n5. Rest'],
  ['the last item and what follows', 'Rest', 'Bye', '5. Rest\n\nBye'],
  ['from within a list within a list', 'slower', 'Rest', '4. 2. slower\n5. Rest'],
  ['items of the inner list', 'slow', 'slower', '1. slow\n2. slower'],
  ['a word', 'Rest', 'Rest', 'Rest'],
])('%s keeps the numbers that are seen', (_, from, to, text) => {
  expect(selected(lists, from, to)).toBe(text);
});

test('a selection that begins between two items is numbered as it is seen', () => {
  document.body.innerHTML = lists;
  const list = document.body.querySelector('ol');
  const selection = getSelection();
  if (!list || !selection) throw new Error('Not there.');
  selection.setBaseAndExtent(list, 2, document.body, 3);
  expect(selectedContent(selection, document.body)?.text).toBe('5. Rest\n\nBye');
});

test('an item that is left out is not copied, and has no number', () => {
  const folded =
    '<ol><li>Sit</li><li data-beside-letter><button>Add: Down</button></li><li>Rest</li></ol><p>Bye</p>';
  expect(selected(folded, 'Sit', 'Bye')).toBe('1. Sit\n2. Rest\n\nBye');
  expect(selected(folded, 'Rest', 'Bye')).toBe('2. Rest\n\nBye');
});

test('what an editor writes of a part of a list is numbered as it is seen', () => {
  const { selection } = select(lists, 'Down', 'Rest');
  const written = '<ol start="3" data-pm-slice="3 3 []"><li><p>Down</p></li><li><p>Rest</p></li></ol>';
  expect(editorContent(written, selection).text).toBe('4. Down\n5. Rest');
});
