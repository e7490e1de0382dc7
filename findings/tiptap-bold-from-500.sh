#!/usr/bin/env bash
# Expected: words pasted from a page that sets its text in a weight of 500, or in a <b> of weight 400, come out as they look:
# not bold.
# Happens: every weight from 500 up counts as bold, and of <b> only the word "normal" takes it back, not its number.
# For us: components/editor/typed-marks.ts reads weights from 600 up as bold, on every element.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund @tiptap/core@3.34.0 @tiptap/pm@3.34.0 @tiptap/extension-bold@3.34.0 @tiptap/starter-kit@3.34.0 happy-dom@20.0.10

cat >finding.mjs <<'JS'
import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';

const window = new Window();
Object.assign(globalThis, { window, document: window.document, DOMParser: window.DOMParser, Node: window.Node, HTMLElement: window.HTMLElement, MutationObserver: window.MutationObserver });
const { getSchema } = await import('@tiptap/core');
const { DOMParser } = await import('@tiptap/pm/model');
const { default: StarterKit } = await import('@tiptap/starter-kit');

const schema = getSchema([StarterKit]);
const marksOf = (html) => {
  const body = document.createElement('div');
  body.innerHTML = html;
  const marks = [];
  DOMParser.fromSchema(schema).parse(body).descendants((node) => void marks.push(...node.marks.map(({ type }) => type.name)));
  return marks.join() || 'none';
};

console.log(`@tiptap/extension-bold ${JSON.parse(readFileSync('node_modules/@tiptap/extension-bold/package.json', 'utf8')).version}`);
const seen = Object.fromEntries(
  [
    '<p><span style="font-weight: 500">words</span></p>',
    '<p><b style="font-weight: 400">words</b></p>',
    '<p><b style="font-weight: normal">words</b></p>',
  ].map((html) => [html, marksOf(html)]),
);
for (const [html, marks] of Object.entries(seen)) console.log(`${marks.padEnd(5)} ${html}`);
assert.deepEqual(Object.values(seen), ['bold', 'bold', 'none']);
JS
node finding.mjs
