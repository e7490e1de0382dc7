#!/usr/bin/env bash
# Expected: a stream that closes with a last event of a name alone, "event: DONE", tells its reader of that event.
# Happens: an event without data is no event, so the reader never learns that the stream came to its end.
# For us: lib/contracts/event-stream.ts gives that line an empty data line before it is read.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund eventsource-parser@3.1.1

cat >finding.mjs <<'JS'
import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import { createParser } from 'eventsource-parser';

console.log(`eventsource-parser ${JSON.parse(readFileSync('node_modules/eventsource-parser/package.json', 'utf8')).version}`);
const told = (stream) => {
  const events = [];
  createParser({ onEvent: ({ event, data }) => events.push(`${event ?? 'message'}:${data}`) }).feed(stream);
  return events;
};
for (const end of ['event: DONE\n\n', 'event: DONE\ndata:\n\n']) console.log(`${JSON.stringify(end).padEnd(28)} ${told(`data: a\n\n${end}`).join(' ')}`);
assert.deepEqual(told('data: a\n\nevent: DONE\n\n'), ['message:a']);
assert.deepEqual(told('data: a\n\nevent: DONE\ndata:\n\n'), ['message:a', 'DONE:']);
JS
node finding.mjs
