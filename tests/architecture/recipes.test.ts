import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { doPeriodicWork } from '@/lib/contracts/periodic-work';
import { settingsIn } from '@/lib/domain/deployment/settings';
import { mistakesIn } from '@/lib/server/runtime/env';
import { webhookEvents } from '@/local/stripe/objects/webhook-events';

const read = (file: string) => readFileSync(file, 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const pages = globSync('docs/deploy/*.md');
const explained = new Set(all(read('.env.example'), /^([A-Z][A-Z_]+)=/gm));
/** What others read: Node, Google's libraries, App Hosting. */
const foreign = ['NODE_ENV', 'GOOGLE_APPLICATION_CREDENTIALS', 'FIREBASE_CONFIG'];
/** What the reader fills in. */
const placeholders = ['APP_DOMAIN', 'MAIL_DOMAIN', 'MAIL_SERVER', 'YOUR_MAIL_SERVICE', 'WEB_API_KEY'];

const { scripts, dependencies } = JSON.parse(read('package.json')) as Record<
  'scripts' | 'dependencies',
  Record<string, string>
>;

test('there is a page for each host', () => expect(pages.length).toBeGreaterThanOrEqual(5));

describe.each(pages)('%s', (page) => {
  const text = read(page);

  test('names commands that are there', () => {
    expect(all(text, /npm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
    expect(text, 'the last thing to do is to look it over').toContain('npm run doctor');
  });

  test('names files that are there', () => {
    const paths = all(text, /(?<![\w./:-])((?:deploy|docs|scripts|lib)\/[\w./-]+\w)/g);
    const files = all(text, /`([\w-]+\.(?:yaml|json|rules|mjs))`/g);
    expect([...paths, ...files].filter((path) => !existsSync(path))).toEqual([]);
    const links = all(text, /\]\(([^)#:]+)(?:#[^)]*)?\)/g);
    expect(links.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([]);
  });

  test('names variables that are read', () => {
    const known = [...explained, ...foreign, ...placeholders];
    const named = all(text, /(?<![\w$.])([A-Z]+(?:_[A-Z]+)+)(?!\w)/g);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('has the clock call what is there', () => {
    for (const path of all(text, /https:\/\/APP_DOMAIN(\/api\/\S+)/g)) {
      const file = [`pages${path}.ts`, `pages${path}/index.ts`].find(existsSync);
      expect(file, path).toBeDefined();
    }
  });
});

interface Variable {
  readonly name?: string;
  readonly variable?: string;
  readonly value?: string;
}

/** By their name; what is a secret there stands for a good one. */
const settingsOf = (variables: readonly Variable[]) =>
  Object.fromEntries(
    variables.map(({ name, variable = name ?? '', value = secrets[variable] ?? '' }) => [
      variable,
      value.replaceAll('PROJECT', 'project'),
    ]),
  );

const secrets: Readonly<Record<string, string>> = {
  SMTP_URL: 'smtps://mail.example.com',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  CRON_SECRET: '0123456789abcdef',
  FIREBASE_CLIENT_EMAIL: 'heelwrite@project.iam.gserviceaccount.com',
  FIREBASE_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----',
  FIREBASE_PROJECT_ID: 'project',
  FIREBASE_STORAGE_BUCKET: 'project.firebasestorage.app',
  NEXT_PUBLIC_FIREBASE_API_KEY: 'AIza',
  APP_URL: 'https://app.example.com',
  TRUST_PROXY: '1',
  MAIL_FROM: 'Heelwrite <hello@example.com>',
};

const cloudRun = (
  parse(read('deploy/cloud-run/service.yaml')) as {
    spec: { template: { spec: { containers: { env: Variable[] }[] } } };
  }
).spec.template.spec.containers[0]?.env;
const appHosting = (parse(read('apphosting.yaml')) as { env: Variable[] }).env;
const onVercel = /for name in ([A-Z_\s\\]+);/.exec(read('docs/deploy/vercel.md'))?.[1]?.match(/[A-Z_]+/g);
const block = /```\n(FIREBASE_PROJECT_ID=[\s\S]+?)```/.exec(read('docs/deploy/README.md'))?.[1] ?? '';
const common = all(block, /^([A-Z_]+=.*)$/gm).map((line) => {
  const [name = '', ...value] = line.split('=');
  return { name, value: secrets[name]?.match(/^(sk|whsec)_/) ? secrets[name] : value.join('=') };
});
const givenByAppHosting = {
  FIREBASE_CONFIG: JSON.stringify({ projectId: 'p', storageBucket: 'p.firebasestorage.app' }),
};

describe.each([
  ['Cloud Run', settingsOf(cloudRun ?? [])],
  ['App Hosting', { ...settingsOf(appHosting), ...givenByAppHosting }],
  ['Vercel', settingsOf(onVercel?.map((name) => ({ name })) ?? [])],
  ['what is common', settingsOf(common)],
])('the settings of %s', (_, settings) => {
  test('are known', () => {
    expect(Object.keys(settings).length).toBeGreaterThan(8);
    expect(Object.keys(settings).filter((name) => !explained.has(name) && !foreign.includes(name))).toEqual(
      [],
    );
  });

  test('are enough for the app to start', () => expect(mistakesIn(settingsIn(settings))).toEqual([]));
});

test('what a server of your own sets is known', () => {
  const { services } = parse(read('deploy/vps/compose.yaml')) as {
    services: { app: { environment: Record<string, string> } };
  };
  const unit = all(read('deploy/vps/heelwrite.service'), /^Environment=(.+)$/gm).flatMap((line) =>
    all(line, /([A-Z_]+)=/g),
  );
  const set = [...Object.keys(services.app.environment), ...unit];
  expect(set.filter((name) => !explained.has(name) && !foreign.includes(name))).toEqual([]);
});

test('whoever ends the app waits longer than it takes', () => {
  const usual = Number(/^SHUTDOWN_SECONDS=(\d+)/m.exec(read('.env.example'))?.[1]);
  const grace = /stop_grace_period: (\d+)s/.exec(read('deploy/vps/compose.yaml'))?.[1];
  const timeout = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/vps/heelwrite.service'))?.[1];
  expect(Number(grace)).toBeGreaterThan(usual);
  expect(Number(timeout)).toBeGreaterThan(usual);
  // Cloud Run, and with it App Hosting, waits ten seconds.
  expect(Number(settingsOf(cloudRun ?? [])['SHUTDOWN_SECONDS'])).toBeLessThan(10);
  expect(Number(settingsOf(appHosting)['SHUTDOWN_SECONDS'])).toBeLessThan(10);
});

test('Vercel’s clock calls the periodic work, as often as its smallest plan lets it', () => {
  const { crons } = JSON.parse(read('vercel.json')) as { crons: { path: string; schedule: string }[] };
  expect(crons.map(({ path }) => path)).toEqual([doPeriodicWork.path]);
  expect(crons[0]?.schedule).toMatch(/^\d+ \d+ \* \* \*$/);
});

test('Stripe is asked for the events that the app reads', () => {
  const common = read('docs/deploy/README.md');
  expect(all(common, /enabled_events\[\]=([\w.]+)/g).sort()).toEqual([...webhookEvents].sort());
});

test('the Firebase CLI is the one whose emulator the tests use', () => {
  const named = all(read('docs/deploy/README.md'), /firebase-tools@([\d.]+)/g);
  expect(named).toEqual([dependencies['firebase-tools']]);
});
