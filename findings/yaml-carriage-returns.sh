#!/usr/bin/env bash
# Expected: a carriage return alone ends a line (YAML 1.2.2, 5.4: `b-break`), as it does in files of older programs.
# Happens: only a line feed does. What follows a carriage return belongs to the line before: entries are run together, and
# behind a comment all is part of it, without an error.
# For us: lib/client/import/read-import-file.ts makes all line ends one before it reads.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund yaml@2.9.1

cat >finding.cjs <<'JS'
const assert = require('node:assert');
const { parseDocument } = require('yaml');

const read = (text) => {
  const document = parseDocument(text);
  assert.deepEqual([document.errors, document.warnings], [[], []]);
  return document.toJS();
};

console.log(`yaml       ${require('yaml/package.json').version}`);
const entries = read('- Sit\r- Down\r- Stay\r');
const behindComment = read('# My snippets\rtitle: Sit\r');
console.log(`entries    ${JSON.stringify(entries)}`);
console.log(`a comment  ${JSON.stringify(behindComment)}`);
assert.deepEqual(entries, ['Sit\r- Down\r- Stay\r']);
assert.equal(behindComment, null);
JS
node finding.cjs
