#!/usr/bin/env bash
# Expected: in a bill of materials each component has the name of its own package, and a package that names its license in
# an older form, or in words that SPDX does not have, has that as `license.name`, as CycloneDX 1.5 foresees.
# Happens: the name is that of the folder. Whoever builds in /srv/app ships "app"; a package that an alias or an override puts
# in another's place goes by the other's name, beside its own version and purl, so that a scanner that reads names looks up
# the wrong one. Licenses of either form are left out without a word.
# For us: scripts/release/bill-of-materials.ts takes the names from the purls, and adds the licenses.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/a-folder"
cd "$work/a-folder"
cat >package.json <<'JSON'
{
  "name": "the-app",
  "version": "1.0.0",
  "dependencies": { "pg": "npm:server-only@0.0.1", "limiter": "1.1.5", "duck": "0.1.12" }
}
JSON
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund
npm exec --yes --package=npm@11.19.1 -- npm sbom --package-lock-only --sbom-format=cyclonedx >"$work/bill.json"

cat >"$work/finding.cjs" <<'JS'
const assert = require('node:assert');
const { metadata, components } = require('./bill.json');

const [{ version }] = metadata.tools;
const found = [metadata.component, ...components].map(({ name, purl, licenses }) => ({
  name,
  purl,
  licenses: JSON.stringify(licenses ?? []),
}));
console.log(`npm ${version}`);
console.table(found);
const by = (purl) => found.find((each) => each.purl.startsWith(`pkg:npm/${purl}@`));
assert.equal(by('the-app').name, 'a-folder');
assert.equal(by('server-only').name, 'pg');
assert.equal(by('limiter').licenses, '[]');
assert.equal(by('duck').licenses, '[]');
JS
node "$work/finding.cjs"
