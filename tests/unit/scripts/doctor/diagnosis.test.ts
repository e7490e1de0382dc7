import { spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { diagnose, diagnosis } from '@/scripts/doctor/diagnose';
import { CannotLook, mistake, warning } from '@/scripts/doctor/deployment/finding';
import { deploymentOf } from '@/scripts/doctor/deployment/deployment';
import { examine } from '@/scripts/doctor/examine';
import { withoutSecrets } from '@/scripts/doctor/secrets';
import { aHealthyDeployment, mailPassword, stripeKey } from '@/tests/support/hosted/deployment';
import { machineToken } from '@/tests/support/metadata-server';

// The first look loads Google's and Stripe's packages, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('two mistakes at once are two findings', async () => {
  const { settings, surroundings, project, stripe } = await aHealthyDeployment();
  project.indexes.splice(0, 1);
  await stripe.api.webhookEndpoints.update(stripe.endpoint.id, { disabled: true });
  const results = (await diagnosis(settings, surroundings)).filter(({ level }) => level !== 'well');
  expect(results).toEqual([
    expect.objectContaining({ group: 'Firestore', level: 'mistake' }),
    expect.objectContaining({ group: 'Stripe', level: 'mistake' }),
  ]);
});

test('nothing is changed: whatever is asked is a question', async () => {
  const { settings, surroundings, project, google, stripe, smtp, app } = await aHealthyDeployment();
  const before = structuredClone(project);
  const askedStripe = await stripe.listen();
  await diagnosis(settings, surroundings);
  const changing = google.asked
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url }) => `${method} ${url.pathname}`);
  expect(changing).toEqual(['POST /projects/v1/projects/good-dog:testIamPermissions']);
  const calls = await askedStripe();
  expect(calls.length).toBeGreaterThan(3);
  expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
  expect(smtp.told).toEqual(['EHLO', 'AUTH', 'QUIT']);
  expect(app.asked.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual(['GET /api/health']);
  expect(project).toEqual(before);
});

test('an answer that repeats the credentials is told without them', async () => {
  const { settings, surroundings, project } = await aHealthyDeployment();
  const echo = { status: 500, body: '{"error":{"message":"bad call with AUTHORIZATION"}}' };
  project.refused = { firestore: echo, storage: echo };
  const told = JSON.stringify(await diagnosis(settings, surroundings));
  expect(told).toContain('bad call with Bearer [secret]');
  expect(told).not.toContain(machineToken);
});

test.each([
  ['a key in any of its lines', { FIREBASE_PRIVATE_KEY: '-----BEGIN-----\\nMIIEabc\\n' }, 'no MIIEabc here'],
  ['a password as it is', { SMTP_URL: 'smtps://me:p%40ss@mail.example' }, 'refused p@ss'],
  ['a password as it is written', { SMTP_URL: 'smtps://me:p%40ss@mail.example' }, 'refused p%40ss'],
  ['a password as it is sent', { SMTP_URL: 'smtps://me:p%40ss@mail.example' }, `no ${btoa('\0me\0p@ss')}`],
  ['Stripe’s key', { STRIPE_SECRET_KEY: stripeKey }, `Invalid key ${stripeKey}`],
  ['the engine’s key', { PRONOUN_ENGINE_KEY: 'engine-key' }, 'engine-key is unknown'],
])('struck out: %s', (_, settings: Record<string, string>, text) => {
  expect(withoutSecrets(text, settings)).toMatch(/\[secret\]/);
  expect(withoutSecrets(text, settings)).not.toMatch(/MIIEabc|p@ss|p%40ss|sk_live|engine-key|AG1lAHBAc3M/);
});

test('a check that fails by itself keeps no other from being made', async () => {
  const deployment = deploymentOf({}, (await aHealthyDeployment()).surroundings);
  const results = await examine(deployment, [
    {
      group: 'Mail',
      holds: 'It is so.',
      look: () => Promise.reject(new CannotLook('Nobody answers.', 'Ask again.')),
    },
    { group: 'Mail', holds: 'That is so.', needs: ['SMTP_URL'], look: () => [] },
    { group: 'Mail', holds: 'This is left out.', applies: () => false, look: () => [] },
    {
      group: 'Mail',
      holds: 'Both.',
      look: () => [mistake('Broken.', 'Mend it.'), warning('Odd.', 'Look.')],
    },
    { group: 'Mail', holds: 'All is well.', look: () => [] },
  ]);
  expect(results.map(({ level, sentence, remedy }) => [level, sentence, remedy])).toEqual([
    ['unchecked', 'Not checked: “It is so.” Nobody answers.', 'Ask again.'],
    ['unchecked', 'Not checked: “That is so.” SMTP_URL is not set.', undefined],
    ['mistake', 'Broken.', 'Mend it.'],
    ['warning', 'Odd.', 'Look.'],
    ['well', 'All is well.', undefined],
  ]);
});

test('it ends with 1 where something must be mended, and only then', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { settings, surroundings, project } = await aHealthyDeployment();
  expect(await diagnose(settings, { surroundings })).toBe(0);
  project.bucket = { iamConfiguration: {} };
  expect(await diagnose(settings, { surroundings })).toBe(0);
  expect(said.mock.calls.flat().join('\n')).toMatch(/! Single pictures .*\n {4}→ gcloud/);
  project.bucket = undefined;
  said.mockClear();
  expect(await diagnose(settings, { surroundings, json: true })).toBe(1);
  expect(JSON.parse(said.mock.calls.flat().join('\n'))).toMatchObject({
    mistake: 1,
    warning: 0,
    unchecked: 1,
    findings: expect.arrayContaining([
      expect.objectContaining({ group: 'Storage', level: 'mistake' }),
    ]) as unknown,
  });
  expect(said.mock.calls.flat().join('\n')).not.toContain(mailPassword);
  said.mockRestore();
});

test('it runs in plain Node, and says where no deployment is set', () => {
  const script = `
    import { diagnose } from './scripts/doctor/diagnose.ts';
    process.exitCode = await diagnose({}, { json: true });`;
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', './scripts/machine/plain-node.ts', '--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    mistake: 1,
    findings: [{ group: 'Settings', level: 'mistake' }],
  });
});
