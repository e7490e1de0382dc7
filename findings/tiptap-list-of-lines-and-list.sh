#!/usr/bin/env bash
# Expected: a line and a list that are selected together and made a list become one flat list, whichever stands first.
# Happens: a line behind the list becomes its last item; before the list, it becomes an item that the list stands within.
# For us: components/editor/toggle-list.ts makes lines of all that is selected first, where only a part of it is a list.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund @tiptap/core@3.34.0 @tiptap/pm@3.34.0 @tiptap/extension-list@3.34.0 @tiptap/starter-kit@3.34.0 happy-dom@20.0.10

cat >finding.mjs <<'JS'
import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';

const window = new Window();
Object.assign(globalThis, { window, document: window.document, DOMParser: window.DOMParser, Node: window.Node, HTMLElement: window.HTMLElement, MutationObserver: window.MutationObserver });
const { Editor } = await import('@tiptap/core');
const { default: StarterKit } = await import('@tiptap/starter-kit');

function listed(content) {
  const editor = new Editor({ element: document.createElement('div'), extensions: [StarterKit.configure({ trailingNode: false })], content });
  editor.chain().selectAll().toggleBulletList().run();
  const html = editor.getHTML();
  editor.destroy();
  return html.replace(/<\/?p>/g, '');
}

console.log(`@tiptap/core   ${JSON.parse(readFileSync('node_modules/@tiptap/core/package.json', 'utf8')).version}`);
const behind = listed('<ul><li><p>Sit</p></li></ul><p>Stay</p>');
const before = listed('<p>Sit</p><ul><li><p>Stay</p></li></ul>');
console.log(`list and line  ${behind}`);
console.log(`line and list  ${before}`);
assert.equal(behind, '<ul><li>Sit</li><li>Stay</li></ul>');
assert.equal(before, '<ul><li>Sit<ul><li>Stay</li></ul></li></ul>');
process.exit(0);
JS
node finding.mjs
