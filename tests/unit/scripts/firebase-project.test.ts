import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setUpProject } from '@/scripts/accounts/firebase-project';

type Fields = Record<string, unknown>;

/** Stands in for Identity Toolkit's `projects/{id}/config`: writes what the mask names, and nothing else. */
let config: Fields;
let written: { mask: string[]; body: Fields }[];
let isDeaf = false;

function take(path: string[], from: Fields, to: Fields): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) to[name] = from[name];
  else take(rest, from[name] as Fields, (to[name] ??= {}) as Fields);
}

const server = createServer((request, response) => {
  const answer = (status: number, body: unknown) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://here');
  if (pathname !== '/admin/v2/projects/good-dog/config') return answer(404, {});
  if (request.headers.authorization !== 'Bearer t0ken') {
    return answer(403, { error: { message: 'The caller does not have permission' } });
  }
  if (request.method === 'GET') return answer(200, config);
  const mask = (searchParams.get('updateMask') ?? '').split(',');
  void request.toArray().then((chunks: Buffer[]) => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Fields;
    written.push({ mask, body });
    if (!isDeaf) for (const path of mask) take(path.split('.'), body, config);
    answer(200, config);
  });
});
let api: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  config = { name: 'projects/good-dog/config', authorizedDomains: ['localhost', 'good-dog.firebaseapp.com'] };
  written = [];
  isDeaf = false;
});

const setUp = (changes: { headers?: Record<string, string>; appUrl?: string } = {}) =>
  setUpProject({
    projectId: 'good-dog',
    headers: { Authorization: 'Bearer t0ken' },
    appUrl: 'https://app.gooddog.example/',
    api,
    ...changes,
  });

test('a new project gets the password rule, the protection of addresses and the domain', async () => {
  const { changed, kept } = await setUp();
  expect([changed.length, kept]).toEqual([3, []]);
  expect(config).toEqual({
    name: 'projects/good-dog/config',
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
    },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    authorizedDomains: ['localhost', 'good-dog.firebaseapp.com', 'app.gooddog.example'],
  });
});

test('a second time nothing is written', async () => {
  await setUp();
  const before = structuredClone(config);
  const { changed, kept } = await setUp();
  expect([changed, kept.length, written.length]).toEqual([[], 3, 1]);
  expect(config).toEqual(before);
});

test('what is stricter already is left alone, and what is beside it too', async () => {
  const versions = [{ customStrengthOptions: { minPasswordLength: 12, containsNumericCharacter: true } }];
  config['passwordPolicyConfig'] = {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: versions,
    forceUpgradeOnSignin: true,
  };
  const { changed } = await setUp();
  expect(changed).toHaveLength(2);
  expect(written[0]?.mask).toEqual(['emailPrivacyConfig.enableImprovedEmailPrivacy', 'authorizedDomains']);
  expect(config['passwordPolicyConfig']).toMatchObject({ passwordPolicyVersions: versions });
});

test('a rule that is weaker or not enforced is raised, and keeps what else it asks for', async () => {
  const options = { containsNumericCharacter: true };
  for (const [state, minPasswordLength, length] of [
    ['ENFORCE', 6, 8],
    ['OFF', 12, 12],
  ] as const) {
    config['passwordPolicyConfig'] = {
      passwordPolicyEnforcementState: state,
      passwordPolicyVersions: [{ customStrengthOptions: { ...options, minPasswordLength } }],
      forceUpgradeOnSignin: true,
    };
    await setUp();
    expect(config['passwordPolicyConfig']).toEqual({
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { ...options, minPasswordLength: length } }],
      forceUpgradeOnSignin: true,
    });
  }
});

test('a change that did not take is not called done', async () => {
  isDeaf = true;
  await expect(setUp()).rejects.toThrow('it does not hold that a password has at least 8 characters');
});

test('who may not change the project reads Google’s sentence', async () => {
  await expect(setUp({ headers: { Authorization: 'Bearer another' } })).rejects.toThrow(
    'Firebase answered 403: The caller does not have permission',
  );
  expect(written).toEqual([]);
});
