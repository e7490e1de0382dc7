import { expect, test } from 'vitest';
import { snippetsNamed } from '@/lib/domain/snippets/snippets-named';
import { aSnippet } from '../../support/snippets';

const snippets = [
  aSnippet({ id: 'a', title: 'A warm closing', neutral: '<p>x</p>' }),
  aSnippet({ id: 'b', title: 'Café: closing time', neutral: '<p>x</p>' }),
  aSnippet({ id: 'c', title: 'Closing', neutral: '<p>x</p>' }),
  aSnippet({ id: 'd', title: 'Recall', tags: ['closing', 'outside'], neutral: '<p>x</p>' }),
];
const ids = (typed: string, most = 9) => snippetsNamed(typed, snippets, most).map(({ id }) => id);

test.each([
  ['', 'abcd'],
  ['clos', 'cabd'],
  ['cafe', 'b'],
  ['closing outs', 'd'],
  ['warm clo', 'a'],
  ['nothing', ''],
])('“%s” finds %s', (typed, found) => expect(ids(typed).join('')).toBe(found));

test('so many are enough', () => expect(ids('clos', 2)).toEqual(['c', 'a']));
