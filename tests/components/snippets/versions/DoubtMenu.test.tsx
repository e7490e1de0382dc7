import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DoubtMenu } from '@/components/snippets/versions/DoubtMenu';

const doubt = {
  start: 0,
  end: 4,
  chosen: 'They',
  alternative: 'He',
  why: 'This may mean several, not the dog.',
  excerpt: 'They are soft.',
  source: { start: 0, end: 4, word: 'They' },
  key: 'They 0',
};

/** The top of the menu for a word whose line starts here; jsdom gives everything no height. */
function topFor(line: number): number {
  const { unmount } = render(
    <DoubtMenu
      doubt={doubt}
      at={new DOMRect(100, line, 40, 20)}
      onDecide={() => undefined}
      onClose={() => undefined}
    />,
  );
  const paper = screen.getByRole('menu').parentElement;
  const top = Number.parseFloat(paper?.style.top ?? '');
  unmount();
  return top;
}

test('opens below the word, and above it where the window ends', () => {
  expect(topFor(100)).toBe(128);
  expect(topFor(window.innerHeight - 60)).toBe(window.innerHeight - 68);
});

test('each answer says whose the word then is, and what becomes of it', () => {
  const whose = { ...doubt, chosen: 'her', alternative: 'his', why: 'This may mean the son, not the dog.' };
  render(
    <DoubtMenu
      doubt={{ ...whose, source: { start: 0, end: 3, word: 'his' } }}
      at={new DOMRect(100, 100, 40, 20)}
      onDecide={() => undefined}
      onClose={() => undefined}
    />,
  );
  const [hers, his] = screen.getAllByRole('menuitem');
  expect(hers).toHaveTextContent('herthe dog’sStays in this version. You are not asked again.');
  expect(his).toHaveTextContent('histhe son’sMarked in the text, so that “his” stays in every version.');
});
