#!/usr/bin/env bash
# Expected: a table whose lines end in two ways, as one that two programs have written to does, gives each of its lines as a
# row, or an error.
# Happens: the reader goes by the first line end it meets. Lines that end in another way are run together into one row, and
# read without a header nothing is said.
# For us: lib/domain/import/tables/read-table.ts makes all line ends one before it reads.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund papaparse@5.7.1

cat >finding.cjs <<'JS'
const assert = require('node:assert');
const papa = require('papaparse');

const table = 'title,text\r\nSit,One\r\nStay,Two\nCome,Three\nHeel,Four\n';
const { data, errors, meta } = papa.parse(table, { skipEmptyLines: 'greedy' });

console.log(`papaparse  ${require('papaparse/package.json').version}`);
console.log(`line end   ${JSON.stringify(meta.linebreak)}`);
console.log(`rows       ${JSON.stringify(data)}`);
console.log(`errors     ${JSON.stringify(errors.map(({ code }) => code))}`);
assert.equal(meta.linebreak, '\r\n');
assert.deepEqual(data[2], ['Stay', 'Two\nCome', 'Three\nHeel', 'Four\n']);
assert.deepEqual(errors, []);
JS
node finding.cjs
