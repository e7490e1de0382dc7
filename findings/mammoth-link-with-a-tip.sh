#!/usr/bin/env bash
# Expected: a link that Word keeps as a field, with a screen tip or a place on the page behind its address
# (`HYPERLINK "https://dogs.test/plan" \o "Our plan"`, ECMA-376 part 1, 17.16.5.25), leads to the address.
# Happens: all up to the last quotation mark is taken for the address, the switch and the tip as well. No message says so.
# For us: lib/client/import/word-links.ts cuts an address read from a Word document at its first quotation mark.
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
const mark = (type) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;

async function addressOf(field) {
  const file = new JSZip();
  file.file(
    '_rels/.rels',
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="d" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  );
  file.file(
    'word/document.xml',
    `<w:document ${word}><w:body><w:p>${mark('begin')}<w:r><w:instrText xml:space="preserve"> ${field} </w:instrText></w:r>${mark('separate')}<w:r><w:t>plan</w:t></w:r>${mark('end')}</w:p></w:body></w:document>`,
  );
  const { value, messages } = await mammoth.convertToHtml({ buffer: await file.generateAsync({ type: 'nodebuffer' }) });
  assert.deepEqual(messages, []);
  return /href="([^"]*)"/.exec(value)[1].replaceAll('&quot;', '"');
}

(async () => {
  console.log(`mammoth ${require('mammoth/package.json').version}`);
  const seen = {};
  for (const field of [
    'HYPERLINK "https://dogs.test/plan"',
    'HYPERLINK "https://dogs.test/plan" \\o "Our plan"',
    'HYPERLINK "https://dogs.test/plan" \\l "week2"',
  ]) {
    seen[field] = await addressOf(field);
    console.log(`${field.padEnd(50)} ${seen[field]}`);
  }
  assert.deepEqual(Object.values(seen), [
    'https://dogs.test/plan',
    'https://dogs.test/plan" \\o "Our plan',
    'https://dogs.test/plan" \\l "week2',
  ]);
})();
JS
node finding.cjs
