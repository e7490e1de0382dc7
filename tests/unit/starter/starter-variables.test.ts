import { expect, test } from 'vitest';
import { starterLibrary } from '@/lib/starter/library';
import { starterVariables } from '@/lib/starter/starter-variables';

test.each(starterVariables)('%s is called what the starter snippets call it', (name) => {
  expect(starterLibrary.some(({ neutral }) => neutral.includes(`{{${name}}}`))).toBe(true);
});
