import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** An effect without braces around it gives back what it calls, and that React calls at its end. */
const givesBackAScroll =
  /use(?:Layout|Insertion)?Effect\(\s*\(\) =>\s*[^{\s][^;]*?\.(?:scrollIntoView|scrollTo|scrollBy|scroll)\(/;

// Chromium gives back a promise from them; TypeScript still says that they give back nothing.
test('no effect gives back what scrolls', () => {
  const files = globSync('{components,contexts,lib,pages}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => givesBackAScroll.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ['useEffect(() => form.current?.scrollIntoView({ block: "nearest" }), []);', true],
  ['useLayoutEffect(() =>\n  window.scrollTo(0, 0), []);', true],
  ['useEffect(() => {\n  form.current?.scrollIntoView();\n}, []);', false],
  ['useEffect(() => look.set(1), []);\nelement.scrollIntoView();', false],
])('such an effect is found: %s', (code, isOne) => expect(givesBackAScroll.test(code)).toBe(isOne));
