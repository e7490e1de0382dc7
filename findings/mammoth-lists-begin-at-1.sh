#!/usr/bin/env bash
# Expected: a Word list that begins at 3 begins at 3, and one that is begun anew begins anew; or a message says that neither is.
# Happens: what numbering.xml says of a list's start (`w:start`, `w:startOverride`) is not read. A list that begins at 3 begins
# at 1, one begun anew behind another goes on as part of it, and no message says so.
# For us: lib/client/import/word-numbers.ts marks each item with the number that Word shows before the document is read.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund mammoth@1.13.0 jszip@3.10.2

cat >finding.cjs <<'JS'
const assert = require('node:assert');
const JSZip = require('jszip');
const mammoth = require('mammoth');

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (...all) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.map(([type, target]) => `<Relationship Id="${type}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`;
/** A list, given by what it says of its start. */
const numbering = `<w:numbering ${word}>
  <w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>
  <w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="3"/><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
  <w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
  <w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>
</w:numbering>`;
const item = (words, list) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;

async function read(body) {
  const file = new JSZip();
  file.file('_rels/.rels', relations(['officeDocument', 'word/document.xml']));
  file.file('word/_rels/document.xml.rels', relations(['numbering', 'numbering.xml']));
  file.file('word/numbering.xml', numbering);
  file.file('word/document.xml', `<w:document ${word}><w:body>${body}</w:body></w:document>`);
  const { value, messages } = await mammoth.convertToHtml({ buffer: await file.generateAsync({ type: 'nodebuffer' }) });
  return [value, messages.length];
}

(async () => {
  console.log(`mammoth        ${require('mammoth/package.json').version}`);
  const atThree = await read(item('Walk', 2) + item('Rest', 2));
  const anew = await read(item('Sit', 1) + item('Down', 1) + item('Walk', 3));
  console.log(`begins at 3    ${atThree[0]}, messages: ${atThree[1]}`);
  console.log(`begun anew     ${anew[0]}, messages: ${anew[1]}`);
  assert.deepEqual(atThree, ['<ol><li>Walk</li><li>Rest</li></ol>', 0]);
  assert.deepEqual(anew, ['<ol><li>Sit</li><li>Down</li><li>Walk</li></ol>', 0]);
})();
JS
node finding.cjs
