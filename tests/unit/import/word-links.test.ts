import { expect, test } from 'vitest';
import { withoutLinkTips } from '@/lib/client/import/word-links';

test.each([
  ['https://dogs.test/plan?a=1&amp;b=2', 'https://dogs.test/plan?a=1&amp;b=2'],
  ['https://dogs.test/plan&quot; \\o &quot;Our plan', 'https://dogs.test/plan'],
  ['https://dogs.test/plan&quot; \\l &quot;week2', 'https://dogs.test/plan#week2'],
  ['https://dogs.test/plan&quot; \\l &quot;week2&quot; \\o &quot;Our plan', 'https://dogs.test/plan#week2'],
  ['https://dogs.test/plan&quot; \\t &quot;_blank', 'https://dogs.test/plan'],
])('the address of a link that Word keeps as %s', (field, address) => {
  const around = (href: string) =>
    `<p>See <a href="${href}">the &quot;plan&quot;</a>, <a href="#x">x</a>.</p>`;
  expect(withoutLinkTips(around(field))).toBe(around(address));
});
