import { tellOfSeveral } from '@heelwrite/pronouns';
import { expect, test } from 'vitest';
import { starterLibrary } from '@/lib/starter/library';

/** Of what is told of a dog; “your lesson with {{dog}} is booked” is of the lesson. */
const singular =
  /(?<!with )\{\{dog\}\} (?:is|was|has|does|isn’t|wasn’t|hasn’t|doesn’t|[a-z]+[^s]s)\b|\byour (?:dog|puppy)\b(?!’s)|\bthemself\b/i;

test.each(starterLibrary)('$key can be told of two dogs', ({ neutral }) => {
  const { html, marks } = tellOfSeveral(neutral, { names: ['dog'] });
  expect(html.match(singular)?.[0]).toBeUndefined();
  expect(marks).toEqual([]);
});
