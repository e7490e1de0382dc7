#!/usr/bin/env bash
# Expected: somebody who writes how often to practice, "3 * 10 minutes, 2 * a day", keeps the asterisks.
# Happens: an asterisk between blanks opens italics where another one follows, however far behind and with a blank before
# each: both vanish, and the words between them slant.
# For us: components/editor/typed-marks.ts has no shortcut for italics.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund @tiptap/core@3.34.0 @tiptap/pm@3.34.0 @tiptap/extension-italic@3.34.0

cat >finding.mjs <<'JS'
import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import { starInputRegex } from '@tiptap/extension-italic';

console.log(`@tiptap/extension-italic ${JSON.parse(readFileSync('node_modules/@tiptap/extension-italic/package.json', 'utf8')).version}`);
const slanted = (typed) => starInputRegex.exec(typed)?.[2] ?? null;
for (const typed of ['do 3 * 10 minutes, 2 *', 'a *word*', '2 * 3']) {
  console.log(`${JSON.stringify(typed).padEnd(26)} ${JSON.stringify(slanted(typed))}`);
}
assert.equal(slanted('do 3 * 10 minutes, 2 *'), ' 10 minutes, 2 ');
assert.equal(slanted('a *word*'), 'word');
assert.equal(slanted('2 * 3'), null);
JS
node finding.mjs
