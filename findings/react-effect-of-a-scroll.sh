#!/usr/bin/env bash
# Expected: `useEffect(() => element.scrollIntoView(), [])` gives nothing back: TypeScript says so, and checks it against React's types.
# Happens: scrollIntoView gives back a promise in Chromium from some version on. React keeps it as what is to be called at the end,
# and the page breaks when the part goes: "is not a function". TypeScript's own description of the browser still says `void`.
# For us: such an effect has a body in braces; tests/architecture/effects.test.ts looks for any other.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "type": "module", "private": true }' >package.json
npm install --silent --no-audit --no-fund react@19.3.1 react-dom@19.3.1 @types/react@19 @types/react-dom@19 typescript@5.9.3 esbuild@0.25.12 playwright-core@1.65.1 @sparticuz/chromium@153.0.0

cat >page.tsx <<'TS'
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Part() {
  useEffect(() => document.body.scrollIntoView(), []);
  return <p>here</p>;
}
function Page() {
  const [isHere, setHere] = useState(true);
  return <button onClick={() => setHere(false)}>{isHere ? <Part /> : 'gone'}</button>;
}
createRoot(document.getElementById('root')!).render(<Page />);
TS
npx tsc --noEmit --strict --jsx react-jsx --moduleResolution bundler --module esnext --target esnext page.tsx
npx esbuild page.tsx --bundle --jsx=automatic --define:process.env.NODE_ENV='"production"' --outfile=page.js --log-level=error

cat >finding.mjs <<'JS'
import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';

const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: ['--no-sandbox'] });
const page = await browser.newPage();
const errors = [];
page.on('pageerror', ({ message }) => errors.push(message));
await page.setContent('<div id="root"></div>');
await page.addScriptTag({ content: readFileSync('page.js', 'utf8') });
await page.getByText('here').click();
await page.waitForFunction(() => document.getElementById('root').textContent !== 'here');
const given = await page.evaluate(() => String(document.body.scrollIntoView()));
console.log(`Chromium ${browser.version()}, TypeScript takes it`);
console.log(`scrollIntoView gives back ${given}`);
console.log(`errors: ${errors.join('; ') || 'none'}`);
await browser.close();
assert.equal(given, '[object Promise]');
assert.match(errors.join(), /is not a function/);
JS
node finding.mjs
