#!/usr/bin/env bash
# Expected: in a mail of `format=flowed`, the lines of a quoted paragraph become one quoted line, and a quotation ends where
# the depth of its marks changes (RFC 3676, 4.5).
# Happens: lines are joined with their marks, ">" among the words, and across depths: the answer becomes part of what it
# answers to.
# For us: the plain text of an old email that holds quotations is not as it was written; where there is html, that is read.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund postal-mime@4.0.0

cat >finding.mjs <<'JS'
import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import PostalMime from 'postal-mime';

const textOf = async (...lines) =>
  (await PostalMime.parse(['Content-Type: text/plain; charset=utf-8; format=flowed', '', ...lines, ''].join('\r\n'))).text.trim();

console.log(`postal-mime      ${JSON.parse(readFileSync('node_modules/postal-mime/package.json', 'utf8')).version}`);
const plain = await textOf('Bella did ', 'well.');
const quoted = await textOf('> Bella did ', '> well.');
const deeper = await textOf('>> Did she sit? ', '> She did. ', 'Great!');
console.log(`no quotation     ${JSON.stringify(plain)}`);
console.log(`a quotation      ${JSON.stringify(quoted)}`);
console.log(`of three depths  ${JSON.stringify(deeper)}`);
assert.equal(plain, 'Bella did well.');
assert.equal(quoted, '> Bella did > well.');
assert.equal(deeper, '>> Did she sit? > She did. Great!');
JS
node finding.mjs
