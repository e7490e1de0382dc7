#!/usr/bin/env bash
# Expected: the build for every surrounding ("universal") unpacks a workbook where it is called.
# Happens: a sheet of some 320 KB and more is unpacked in a worker that is made of a text, in a browser from a `blob:` address.
# A page whose policy allows no such worker can read small workbooks only; the bytes do not tell beforehand which.
# For us: workbooks are read with hucre, which starts none; e2e/journeys/snippets-import.spec.ts reads a large one.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund read-excel-file@9.3.17 hucre@1.0.0

cat >finding.cjs <<'JS'
const assert = require('node:assert');
const threads = require('node:worker_threads');
let started = 0;
threads.Worker = class extends threads.Worker {
  constructor(...given) {
    super(...given);
    started += 1;
  }
};

const workbook = async (rows) => {
  const { writeXlsx } = await import('hucre/xlsx');
  const words = (at) => `lesson ${(at * 7919) % 100003} of ${(at * 104729) % 99991}`;
  const cells = Array.from({ length: rows }, (_, at) => [words(at), words(at + rows)]);
  return new Blob([await writeXlsx({ sheets: [{ name: 'Lessons', rows: cells }] })]);
};

(async () => {
  const { readSheet } = require('read-excel-file/universal');
  for (const [rows, workers] of [
    [20, false],
    [20000, true],
  ]) {
    started = 0;
    const read = await readSheet(await workbook(rows));
    console.log(`${read.length} rows read, ${started} workers started`);
    assert.equal(read.length, rows);
    assert.equal(started > 0, workers);
  }
  started = 0;
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(new Uint8Array(await (await workbook(20000)).arrayBuffer()));
  console.log(`hucre: ${sheets[0].rows.length} rows read, ${started} workers started`);
  assert.equal(started, 0);
  process.exit(0);
})();
JS
echo "read-excel-file $(node -p "require('./node_modules/read-excel-file/package.json').version")"
node finding.cjs
