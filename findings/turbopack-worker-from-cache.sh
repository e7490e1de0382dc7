#!/usr/bin/env bash
# Expected: a web worker built by Next's Turbopack starts from a service worker's cache as it starts from the network.
# Happens: Turbopack tells the worker its own script files in the address, after `#`. An answer out of Cache Storage gives the
# worker the address it was stored under, which has no such end, and the worker fails with "Missing worker bootstrap config".
# An answer that the service worker makes anew from the same bytes has no address of its own, and the worker starts.
# For us: lib/client/offline/service-worker.ts makes the answers to workers anew, or search and the pronoun engine would be
# gone without a network.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "type": "module", "private": true }' >package.json
npm install --silent --no-audit --no-fund next@16.4.5 react@19.3.1 react-dom@19.3.1 playwright-core@1.65.1 @sparticuz/chromium@153.0.0

mkdir -p pages public
cat >worker.js <<'JS'
self.postMessage('started');
JS
cat >pages/index.js <<'JS'
import { useState } from 'react';

const control = () =>
  navigator.serviceWorker.controller
    ? Promise.resolve()
    : new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));

export default function Page() {
  const [said, setSaid] = useState('');
  const start = () => {
    const worker = new Worker(new URL('../worker.js', import.meta.url));
    worker.onmessage = ({ data }) => setSaid(data);
    worker.onerror = ({ message }) => setSaid(`failed: ${message}`);
  };
  const register = async (way) => {
    const controlled = control();
    await navigator.serviceWorker.register(`/sw.js?${way}`);
    await controlled;
    start();
  };
  return (
    <main>
      <button onClick={start}>network</button>
      <button onClick={() => register('stored')}>stored</button>
      <button onClick={() => register('anew')}>anew</button>
      <output>{said}</output>
    </main>
  );
}
JS
cat >public/sw.js <<'JS'
const isAnew = location.search === '?anew';
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.destination === 'worker') event.respondWith(fromCache(event.request));
});
async function fromCache(request) {
  const cache = await caches.open('files');
  const { pathname } = new URL(request.url);
  await cache.add(pathname);
  const answer = await cache.match(pathname);
  return isAnew ? new Response(answer.body, answer) : answer;
}
JS
export NEXT_TELEMETRY_DISABLED=1
npx next build >build.log 2>&1 || { tail build.log; exit 1; }

cat >finding.mjs <<'JS'
import assert from 'node:assert';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';

const url = 'http://127.0.0.1:34187';
const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', '34187'], { stdio: 'ignore' });
try {
  while (!(await fetch(url).then(({ ok }) => ok, () => false))) await new Promise((resolve) => setTimeout(resolve, 100));
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: ['--no-sandbox'] });
  const seen = {};
  for (const way of ['network', 'stored', 'anew']) {
    const page = await (await browser.newContext()).newPage();
    await page.goto(url);
    await page.getByRole('button', { name: way }).click();
    seen[way] = await page.waitForFunction(() => document.querySelector('output').textContent).then((text) => text.jsonValue());
  }
  await browser.close();
  console.log(`next ${JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')).version}`);
  for (const [way, said] of Object.entries(seen)) console.log(`${way.padEnd(8)} ${said}`);
  assert.equal(seen.network, 'started');
  assert.match(seen.stored, /^failed: .*Missing worker bootstrap config/);
  assert.equal(seen.anew, 'started');
} finally {
  server.kill();
}
JS
AWS_LAMBDA_JS_RUNTIME=nodejs22.x TMPDIR="$work" node finding.mjs
