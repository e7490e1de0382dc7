import { expect, test } from 'vitest';
import { shownIn } from '@/scripts/checks/shown-sentences.ts';

const textsIn = (source: string) => shownIn('Part.tsx', source).map(({ text }) => text);

test('what is filled in stands for itself, and short emphasis belongs to its sentence', () => {
  expect(textsIn('const part = <p>You have <b>no</b> words left{" "} until {day}.</p>;')).toEqual([
    'You have no words left until {…}.',
  ]);
});

test('attributes that are read aloud, and strings that are sentences', () => {
  expect(
    textsIn(`
      import { nothing } from '@/some Thing else';
      const label = count === 1 ? 'One snippet' : \`\${count} snippets, \${words} words\`;
      const part = <input className="Big Red" aria-label="Search snippets" placeholder="Search" type="Text field" />;
    `),
  ).toEqual(['One snippet', '{…} snippets, {…} words', 'Search snippets', 'Search']);
});

test('what only a program reads is left out', () => {
  expect(
    textsIn(`
      const query = '(max-width: 800px)';
      const selector = '[data-tour="pick"] button';
      const key = 'selectedOrgId';
      type Way = 'First one' | 'Second one';
    `),
  ).toEqual([]);
});

test('the line on which a text begins', () => {
  expect(shownIn('words.ts', "\n\nexport const words = 'Not here.';")).toEqual([
    { line: 3, text: 'Not here.' },
  ]);
});
