#!/usr/bin/env bash
# Expected: a quotation that is pasted beside words stays a quotation, and the words stay outside of it.
# Happens: behind words, its first paragraph goes on with them and is quoted no more; before words, it takes them in.
# For us: components/editor/pasted/whole-quotes.ts closes a pasted quotation, so that it is not fitted into what is around.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund prosemirror-view@1.42.9 prosemirror-state@1.4.4 prosemirror-model@1.25.13 prosemirror-schema-basic@1.2.4 happy-dom@20.0.10

cat >finding.mjs <<'JS'
import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';

const window = new Window();
Object.assign(globalThis, { window, document: window.document, Node: window.Node, HTMLElement: window.HTMLElement, MutationObserver: window.MutationObserver });
const { EditorState, TextSelection } = await import('prosemirror-state');
const { EditorView } = await import('prosemirror-view');
const { schema } = await import('prosemirror-schema-basic');

function pasted(place, html) {
  const doc = schema.node('doc', null, [schema.node('paragraph', null, [schema.text('Hi')])]);
  const view = new EditorView(document.createElement('div'), { state: EditorState.create({ doc, selection: TextSelection[place](doc) }) });
  view.pasteHTML(html, new window.Event('paste'));
  const seen = String(view.state.doc);
  view.destroy();
  return seen;
}

console.log(`prosemirror-view ${JSON.parse(readFileSync('node_modules/prosemirror-view/package.json', 'utf8')).version}`);
const quotation = '<blockquote><p>She sat.</p><p>She stayed.</p></blockquote>';
const [behind, before] = [pasted('atEnd', quotation), pasted('atStart', '<blockquote><p>She sat.</p></blockquote>')];
console.log(`behind "Hi"      ${behind}`);
console.log(`before "Hi"      ${before}`);
assert.equal(behind, 'doc(paragraph("HiShe sat."), paragraph("She stayed."))');
assert.equal(before, 'doc(blockquote(paragraph("She sat.Hi")))');
JS
node finding.mjs
