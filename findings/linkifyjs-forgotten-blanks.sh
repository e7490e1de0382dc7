#!/usr/bin/env bash
# Expected: a full stop whose blank was forgotten, "done.Now", makes no link: nobody writes a host with a capital letter after
# its last dot.
# Happens: it does, wherever the word behind the stop is also a top-level domain, in any mixture of letters.
# For us: lib/domain/text/top-level-domains.ts asks for small letters beyond the oldest domains, in the editor as well.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund linkifyjs@4.4.0

cat >finding.mjs <<'JS'
import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import { find } from 'linkifyjs';

console.log(`linkifyjs ${JSON.parse(readFileSync('node_modules/linkifyjs/package.json', 'utf8')).version}`);
const links = (text) => find(text).map(({ href }) => href);
for (const text of ['We are done.Now rest.', 'Sit.It works.', 'Sit.And stay.']) console.log(`${text.padEnd(22)} ${links(text).join() || 'no link'}`);
assert.deepEqual(links('We are done.Now rest.'), ['http://done.Now']);
assert.deepEqual(links('Sit.It works.'), ['http://Sit.It']);
assert.deepEqual(links('Sit.And stay.'), []);
JS
node finding.mjs
