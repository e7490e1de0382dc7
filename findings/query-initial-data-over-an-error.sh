#!/usr/bin/env bash
# Expected: `initialData` is what a query begins with; a query that has failed stays failed until it is asked again.
# Happens: @tanstack/query-core 5.108 asks for it anew with every change of an observer's options while there is no data. Once it is
# there, the query has succeeded: the error is gone, and nothing is asked, though nobody has answered.
# For us: a copy read after the server had refused a snippet was shown in place of the refusal; `snippetQuery` has no initial data.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund @tanstack/query-core@5.108.0

cat >finding.mjs <<'JS'
import assert from 'node:assert';
import { QueryClient, QueryObserver } from '@tanstack/query-core';

let copy;
let asked = 0;
const options = () => ({
  queryKey: ['snippet'],
  queryFn: async () => {
    asked += 1;
    throw new Error('refused');
  },
  retry: false,
  initialData: () => copy,
  initialDataUpdatedAt: 0,
});
const client = new QueryClient();
const observer = new QueryObserver(client, options());
const stop = observer.subscribe(() => undefined);
await new Promise((resolve) => setTimeout(resolve, 50));
const { status: before } = observer.getCurrentResult();
copy = 'an older copy';
observer.setOptions(options());
await new Promise((resolve) => setTimeout(resolve, 50));
const { status, data, error } = observer.getCurrentResult();
stop();
client.clear();
const found = { before, after: status, data, error, asked };
console.log('@tanstack/query-core 5.108.0: a failed query once its initial data is there', found);
assert.deepEqual(found, { before: 'error', after: 'success', data: 'an older copy', error: null, asked: 1 });
JS
node finding.mjs
