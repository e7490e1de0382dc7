import { expect, test } from 'vitest';
import { blanksToVariables, withFirstBranches } from '@/lib/domain/import/formats/blanks';

test.each([
  ['Hi {name}, see you {date}.', 'Hi {{name}}, see you {{date}}.'],
  ['[Name] and [Dog Name]', '{{name}} and {{dog name}}'],
  ['&lt;&lt;FirstName&gt;&gt; and «Last Name»', '{{first name}} and {{last name}}'],
  ['{{contact.first_name}}', '{{contact first name}}'],
  ['Sit.{cursor}', 'Sit.'],
  ['{argument name="dog"}', '{{dog}}'],
  ['{{dog}} stays', '{{dog}} stays'],
  ['as it stands [see below], {like so, or: so}', 'as it stands [see below], {like so, or: so}'],
])('%s reads %s', (given, html) => {
  expect(blanksToVariables(given)).toEqual({ html, notes: [] });
});

test.each([
  ['{%customer.firstName,fallback=there%}', '{{customer first name}}'],
  ["{{ contact.first_name || 'there' }}", '{{contact first name}}'],
  ['{{ contact.first_name | default: "there" }}', '{{contact first name}}'],
])('%s becomes a variable, and what it falls back to is said', (given, html) => {
  const found = blanksToVariables(given);
  expect(found.html).toBe(html);
  expect(found.notes).toEqual([`What stands for ${html} where nothing is filled in is left out: “there”.`]);
});

test('of a condition the first text stays, and it is said', () => {
  const given = '{{#if x}}Hi{{#if y}} you{{/if}}{{else}}Dear{{/if}}, sit.';
  expect(withFirstBranches(given)).toEqual({
    html: 'Hi you, sit.',
    notes: ['It contains conditions; the first text of each is kept.'],
  });
});
