import { describe, expect, it } from 'vitest';
import { normalizeVariables, replaceVariables, variableNames } from '@/lib/domain/text/variables';

describe('normalizeVariables', () => {
  it.each([
    ['{{Dog Name}}', '{{dog name}}'],
    ['{{ dog }}', '{{dog}}'],
    ['{{dog\u00a0 name}}', '{{dog name}}'],
    ['{{\u200bdo\u00adg\ufeff}}', '{{dog}}'],
    ['{{next_lesson-2}}', '{{next_lesson-2}}'],
    ['{{2dogs}}', '{{2dogs}}'],
    ['{{}} and {{ }}', '{{}} and {{ }}'],
    ['{{dog', '{{dog'],
    ['{{d<b>og</b>}}', '{{d<b>og</b>}}'],
    [`{{a${'b'.repeat(40)}}}`, `{{a${'b'.repeat(40)}}}`],
    ['{{{Dog}}}', '{{{dog}}}'],
  ])('%s → %s', (html, expected) => expect(normalizeVariables(html)).toBe(expected));

  it('leaves a normalized text as it is', () => {
    const once = normalizeVariables('{{Dog}} {{ Client Name }} {{x');
    expect(normalizeVariables(once)).toBe(once);
  });
});

describe('variableNames', () => {
  it('names each variable once, in the order of the texts', () => {
    expect(variableNames('<p>{{dog}} {{client}}</p>', '<p>{{client}} {{time}} {{Dog}}</p>')).toEqual([
      'dog',
      'client',
      'time',
    ]);
  });

  it('reads a long row of open braces without slowing down', () => {
    expect(variableNames('{{'.repeat(25_000))).toEqual([]);
  });
});

describe('replaceVariables', () => {
  it('fills what it is given and leaves the other braces standing', () => {
    const filled = replaceVariables('{{dog}} and {{client}}', (name) => (name === 'dog' ? 'Bella' : null));
    expect(filled).toBe('Bella and {{client}}');
  });

  it('takes a value with a dollar sign word for word', () => {
    expect(replaceVariables('{{amount}}', () => '$& $1')).toBe('$& $1');
  });
});
