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
  ['{{dog_name|the dog’s owner}} stays', '{{dog_name|the dog’s owner}} stays'],
  ['as it stands [see below], {like so, or: so}', 'as it stands [see below], {like so, or: so}'],
])('%s reads %s', (given, html) => {
  expect(blanksToVariables(given)).toEqual({ html, notes: [] });
});

test.each([
  ['{%customer.firstName,fallback=there%}', '{{customer first name|there}}'],
  ["{{ contact.first_name || 'there' }}", '{{contact first name|there}}'],
  ['{{ contact.first_name | default: "there" }}', '{{contact first name|there}}'],
  ['{{ contact.first_name | default: "Tom &amp; co" }}', '{{contact first name|Tom &amp; co}}'],
])('%s becomes a variable that falls back to the same', (given, html) => {
  expect(blanksToVariables(given)).toEqual({ html, notes: [] });
});

test('what is too long to be said where nothing is filled in is named', () => {
  const said = 'word '.repeat(13).trim();
  expect(blanksToVariables(`{%name,fallback=${said}%}`)).toEqual({
    html: '{{name}}',
    notes: [`What stands for {{name}} where nothing is filled in is left out: “${said}”.`],
  });
});

test('of a condition the first text stays, and it is said', () => {
  const given = '{{#if x}}Hi{{#if y}} you{{/if}}{{else}}Dear{{/if}}, sit.';
  expect(withFirstBranches(given)).toEqual({
    html: 'Hi you, sit.',
    notes: ['It contains conditions; the first text of each is kept.'],
  });
});
