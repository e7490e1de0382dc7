import { expect, test, vi } from 'vitest';
import { diagnosis } from '@/scripts/doctor/diagnose';
import type { Result } from '@/scripts/doctor/examine';
import {
  aHealthyDeployment,
  mailPassword,
  stripeKey,
  stripeTestKey,
  webhookSecret,
  type HostedDeployment,
} from '@/tests/support/hosted/deployment';
import { bucketName, disabled, forbidden } from '@/tests/support/hosted/google';
import { machineToken } from '@/tests/support/metadata-server';

// The first look loads Google's and Stripe's packages, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type Level = Result['level'];

interface Planted {
  readonly mistake: string;
  readonly plant: (deployment: HostedDeployment) => unknown;
  readonly level?: Level;
  readonly says: RegExp;
  readonly remedy: RegExp;
  /** How many checks cannot be made because of it. */
  readonly unchecked?: number;
}

const openRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read, write: if request.auth != null; }
  }
}`;
const wholeGoogle = 12;
const secrets = [mailPassword, encodeURIComponent(mailPassword), stripeKey, webhookSecret, machineToken];

async function portalOf({ stripe }: HostedDeployment) {
  const { data } = await stripe.api.billingPortal.configurations.list({ limit: 1 });
  return data[0]?.id ?? '';
}

async function priceAt({ stripe }: HostedDeployment, lookupKey: string) {
  const { data } = await stripe.api.prices.list({ lookup_keys: [lookupKey] });
  const [price] = data;
  if (!price) throw new Error(`There is no price ${lookupKey}.`);
  return price;
}

const another = async (deployment: HostedDeployment, changes: { currency?: string; licenses?: string }) => {
  const { metadata } = await priceAt(deployment, 'heelwrite_organization_25');
  await deployment.stripe.api.prices.create({
    product: 'heelwrite_organization',
    currency: changes.currency ?? 'usd',
    unit_amount: 700,
    recurring: { interval: 'month' },
    metadata: { ...metadata, ...(changes.licenses && { licenses: changes.licenses }) },
  });
};

const planted: readonly Planted[] = [
  {
    mistake: 'no bucket set',
    plant: ({ settings }) => delete settings['FIREBASE_STORAGE_BUCKET'],
    says: /FIREBASE_STORAGE_BUCKET must be set/,
    remedy: /\.env/,
    unchecked: 3,
  },
  {
    mistake: 'half a key',
    plant: ({ settings }) => (settings['FIREBASE_CLIENT_EMAIL'] = 'server@good-dog.example'),
    says: /FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY both/,
    remedy: /\.env/,
    unchecked: wholeGoogle + 1,
  },
  {
    mistake: 'a key that is none',
    plant: ({ settings }) =>
      Object.assign(settings, {
        FIREBASE_CLIENT_EMAIL: 'server@good-dog.example',
        FIREBASE_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\\nnot-a-key\\n-----END PRIVATE KEY-----\\n',
      }),
    says: /no access with the key of the service account/,
    remedy: /serviceaccounts\/adminsdk/,
    unchecked: wholeGoogle,
  },
  {
    mistake: 'another project’s id',
    plant: ({ settings }) => (settings['FIREBASE_PROJECT_ID'] = 'bad-dog'),
    says: /no Firebase project bad-dog/,
    remedy: /bad-dog\/settings\/general/,
    unchecked: wholeGoogle - 1,
  },
  {
    mistake: 'http',
    plant: ({ settings }) => (settings['APP_URL'] = 'http://app.good-dog.academy'),
    says: /without https/,
    remedy: /https:\/\/app\.example\.com/,
  },
  {
    mistake: 'a slash behind the address',
    plant: ({ settings }) => (settings['APP_URL'] = 'https://app.good-dog.academy/'),
    says: /more than a domain/,
    remedy: /APP_URL to https:\/\/app\.good-dog\.academy\./,
  },
  {
    mistake: 'a whitelist of a bare domain',
    plant: ({ settings }) => (settings['EMAIL_WHITELIST'] = 'sam@good-dog.academy, good-dog.academy'),
    says: /“good-dog\.academy” in EMAIL_WHITELIST lets nobody in/,
    remedy: /@example\.org/,
  },
  {
    mistake: 'a whitelist of everyone',
    plant: ({ settings }) => (settings['EMAIL_WHITELIST'] = '@gmail.com'),
    level: 'warning',
    says: /lets everyone in/,
    remedy: /EMAIL_WHITELIST/,
  },
  {
    mistake: 'the secret of stripe listen',
    plant: ({ settings }) => (settings['STRIPE_WEBHOOK_SECRET'] = `whsec_${'0123456789abcdef'.repeat(4)}`),
    level: 'warning',
    says: /stripe listen/,
    remedy: /dashboard\.stripe\.com\/webhooks/,
  },
  {
    mistake: 'an old Node',
    plant: ({ surroundings }) => (surroundings.nodeVersion = '22.18.0'),
    level: 'warning',
    says: /Node 22\.18\.0/,
    remedy: /Install Node 24/,
  },
  {
    mistake: 'no right to change accounts',
    plant: ({ project }) =>
      (project.permissions = project.permissions.filter((name) => name !== 'firebaseauth.users.delete')),
    says: /may not read, change and delete accounts/,
    remedy: /gcloud projects add-iam-policy-binding good-dog .*roles\/firebaseauth\.admin/,
  },
  {
    mistake: 'no right to read the store',
    plant: ({ project }) =>
      (project.permissions = project.permissions.filter((name) => !name.startsWith('datastore'))),
    says: /may not read and write Firestore/,
    remedy: /roles\/datastore\.user/,
  },
  {
    mistake: 'credentials of another project',
    plant: ({ project }) => (project.refused.projects = forbidden),
    says: /shows these credentials nothing of the project good-dog/,
    remedy: /from the same project/,
  },
  {
    mistake: 'an API key of another project',
    plant: ({ project, settings }) => {
      project.apiKeys['AIzaBadDog'] = '666';
      settings['NEXT_PUBLIC_FIREBASE_API_KEY'] = 'AIzaBadDog';
    },
    says: /belongs to another project/,
    remedy: /settings\/general/,
  },
  {
    mistake: 'a mistyped API key',
    plant: ({ settings }) => (settings['NEXT_PUBLIC_FIREBASE_API_KEY'] = 'AIzaGodDog'),
    says: /no key of Google/,
    remedy: /settings\/general/,
  },
  {
    mistake: 'no API key',
    plant: ({ settings }) => delete settings['NEXT_PUBLIC_FIREBASE_API_KEY'],
    says: /API_KEY must be set too/,
    remedy: /\.env/,
    unchecked: 1,
  },
  {
    mistake: 'another project’s domain for signing in',
    plant: ({ settings }) => (settings['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN'] = 'bad-dog.firebaseapp.com'),
    says: /no domain of good-dog/,
    remedy: /good-dog\.firebaseapp\.com/,
  },
  {
    mistake: 'Authentication never switched on',
    plant: ({ project }) => (project.config = undefined),
    says: /never been switched on/,
    remedy: /Press Get started/,
    unchecked: 1,
  },
  {
    mistake: 'no passwords',
    plant: ({ project }) => project.config && (project.config.signIn = { email: { enabled: false } }),
    says: /email and password is switched off/,
    remedy: /authentication\/providers/,
  },
  {
    mistake: 'no Google',
    plant: ({ project }) => (project.google = undefined),
    says: /with Google is switched off/,
    remedy: /authentication\/providers/,
  },
  {
    mistake: 'the app’s domain not authorized',
    plant: ({ project }) =>
      project.config && (project.config.authorizedDomains = ['good-dog.firebaseapp.com']),
    says: /sign in at app\.good-dog\.academy/,
    remedy: /^npm run firebase:setup$/,
  },
  {
    mistake: 'short passwords',
    plant: ({ project }) => project.config && (project.config.passwordPolicyConfig = {}),
    says: /a password has at least 8 characters/,
    remedy: /^npm run firebase:setup$/,
  },
  {
    mistake: 'addresses that can be guessed',
    plant: ({ project }) => project.config && (project.config.emailPrivacyConfig = {}),
    says: /email enumeration protection/,
    remedy: /^npm run firebase:setup$/,
  },
  {
    mistake: 'no database',
    plant: ({ project }) => (project.database = undefined),
    says: /has no Firestore database/,
    remedy: /gcloud firestore databases create/,
    unchecked: 1,
  },
  {
    mistake: 'no backups',
    plant: ({ project }) => (project.backupSchedules = []),
    level: 'warning',
    says: /Firestore is not backed up/,
    remedy:
      /gcloud firestore backups schedules create --project good-dog --database='\(default\)' --recurrence=daily/,
  },
  {
    mistake: 'no way back to a minute',
    plant: ({ project }) =>
      project.database &&
      (project.database.pointInTimeRecoveryEnablement = 'POINT_IN_TIME_RECOVERY_DISABLED'),
    level: 'warning',
    says: /no more than the last hour/,
    remedy: /gcloud firestore databases update .* --enable-pitr$/,
  },
  {
    mistake: 'Datastore mode',
    plant: ({ project }) => project.database && (project.database.type = 'DATASTORE_MODE'),
    says: /Datastore mode/,
    remedy: /gcloud firestore databases update/,
  },
  {
    mistake: 'an index that was not deployed',
    plant: ({ project }) => project.indexes.splice(3, 1),
    says: /index of states \(libraryId, revision\) is not deployed/,
    remedy: /^firebase deploy --only firestore:indexes --project good-dog$/,
  },
  {
    mistake: 'an index in the other order',
    plant: ({ project }) =>
      project.indexes[3] &&
      (project.indexes[3].fields = project.indexes[3].fields.map((field) => ({
        ...field,
        order: 'ASCENDING',
      }))),
    says: /index of states \(libraryId, revision\) is not deployed/,
    remedy: /firestore:indexes/,
  },
  {
    mistake: 'an index that is still being built',
    plant: ({ project }) => project.indexes[0] && (project.indexes[0].state = 'CREATING'),
    says: /still being built/,
    remedy: /Wait/,
  },
  {
    mistake: 'a broken index',
    plant: ({ project }) => project.indexes[0] && (project.indexes[0].state = 'NEEDS_REPAIR'),
    says: /is broken \(NEEDS_REPAIR\)/,
    remedy: /Delete it/,
  },
  {
    mistake: 'nothing expires',
    plant: ({ project }) => delete project.fields.find(({ name }) => name.includes('/tokens/'))?.ttlConfig,
    says: /does not delete by tokens\.expiresAt/,
    remedy: /firestore:indexes/,
  },
  {
    mistake: 'a field that is indexed',
    plant: ({ project }) => {
      project.fields = project.fields.filter(({ name }) => !name.endsWith('/libraries/fields/labels'));
    },
    says: /libraries\.labels is indexed otherwise/,
    remedy: /firestore:indexes/,
  },
  {
    mistake: 'open rules for Firestore',
    plant: ({ project }) => (project.rules['cloud.firestore'] = openRules),
    says: /rules of Firestore let browsers in/,
    remedy: /^firebase deploy --only firestore:rules --project good-dog$/,
  },
  {
    mistake: 'open rules for Storage',
    plant: ({ project }) =>
      (project.rules[`firebase.storage/${bucketName}`] =
        'service firebase.storage { match /b/{b}/o { match /{p=**} { allow read; } } }'),
    says: /rules of the bucket let browsers in/,
    remedy: /^firebase deploy --only storage --project good-dog$/,
  },
  {
    mistake: 'no rules for Storage',
    plant: ({ project }) => (project.rules[`firebase.storage/${bucketName}`] = undefined),
    level: 'warning',
    says: /No rules are deployed for the bucket/,
    remedy: /--only storage/,
  },
  {
    mistake: 'no bucket',
    plant: ({ project }) => (project.bucket = undefined),
    says: /There is no bucket/,
    remedy: /gcloud storage buckets create/,
    unchecked: 1,
  },
  {
    mistake: 'a public bucket',
    plant: ({ project }) =>
      (project.policy = { bindings: [{ role: 'roles/storage.objectViewer', members: ['allUsers'] }] }),
    says: /open to everyone \(allUsers has roles\/storage\.objectViewer\)/,
    remedy: /remove-iam-policy-binding gs:\/\/good-dog\.firebasestorage\.app --member=allUsers/,
  },
  {
    mistake: 'single pictures that can be public',
    plant: ({ project }) => (project.bucket = { iamConfiguration: {} }),
    level: 'warning',
    says: /Single pictures .* can be made public/,
    remedy: /--uniform-bucket-level-access/,
  },
  {
    mistake: 'no right to delete pictures',
    plant: ({ project }) => (project.objectPermissions = ['storage.objects.create', 'storage.objects.get']),
    says: /storage\.objects\.delete is missing/,
    remedy: /roles\/storage\.objectUser/,
  },
  {
    mistake: 'a test key where customers pay',
    plant: ({ settings }) => (settings['STRIPE_SECRET_KEY'] = stripeTestKey),
    level: 'warning',
    says: /nobody would be charged/,
    remedy: /live key/,
  },
  {
    mistake: 'a key that Stripe does not take',
    plant: ({ settings }) => (settings['STRIPE_SECRET_KEY'] = 'sk_live_goodDogsEarnNothing'),
    says: /Stripe does not take STRIPE_SECRET_KEY/,
    remedy: /dashboard\.stripe\.com\/apikeys/,
    unchecked: 3,
  },
  {
    mistake: 'no price for one trainer',
    plant: async (deployment) => {
      const { id } = await priceAt(deployment, 'heelwrite_personal');
      await deployment.stripe.api.prices.update(id, { active: false });
    },
    says: /no active price for the plan “personal”/,
    remedy: /^npm run stripe:products$/,
  },
  {
    mistake: 'a price twice',
    plant: (deployment) => another(deployment, {}),
    says: /2 active prices are for organizations from 25 licenses/,
    remedy: /Archive all but one/,
  },
  {
    mistake: 'two currencies',
    plant: (deployment) => another(deployment, { currency: 'eur', licenses: '50' }),
    says: /differ in currency or interval \(.*EUR every month.*\)/,
    remedy: /archive the others/,
  },
  {
    mistake: 'a price without its words',
    plant: async (deployment) => {
      const { id } = await priceAt(deployment, 'heelwrite_personal');
      await deployment.stripe.api.prices.update(id, { metadata: { tokens: 'many' } });
    },
    says: /includes no swapped words/,
    remedy: /dashboard\.stripe\.com\/prices\/price_/,
  },
  {
    mistake: 'an archived product',
    plant: ({ stripe }) => stripe.api.products.update('heelwrite_personal', { active: false }),
    says: /is archived: Stripe would refuse to sell it/,
    remedy: /products\/heelwrite_personal/,
  },
  {
    mistake: 'no settings for the portal',
    plant: async (deployment) =>
      deployment.stripe.api.billingPortal.configurations.update(await portalOf(deployment), {
        active: false,
      }),
    says: /no settings of ours for its portal/,
    remedy: /^npm run stripe:products$/,
  },
  {
    mistake: 'a portal that changes plans',
    plant: async (deployment) =>
      deployment.stripe.api.billingPortal.configurations.update(await portalOf(deployment), {
        features: { subscription_update: { enabled: true } },
      }),
    says: /lets people change their plan/,
    remedy: /stripe billing_portal configurations update bpc_/,
  },
  {
    mistake: 'no webhook endpoint',
    plant: ({ stripe }) =>
      stripe.api.webhookEndpoints.update(stripe.endpoint.id, { url: 'https://good-dog.academy/other' }),
    says: /no webhook endpoint for https:\/\/app\.good-dog\.academy\/api\/stripe\/webhook/,
    remedy: /stripe webhook_endpoints create/,
  },
  {
    mistake: 'an endpoint that is switched off',
    plant: ({ stripe }) => stripe.api.webhookEndpoints.update(stripe.endpoint.id, { disabled: true }),
    says: /is switched off/,
    remedy: /Switch it on: https:\/\/dashboard\.stripe\.com\/webhooks\/we_/,
  },
  {
    mistake: 'an endpoint that is not told of payments',
    plant: ({ stripe }) =>
      stripe.api.webhookEndpoints.update(stripe.endpoint.id, {
        enabled_events: [
          'checkout.session.completed',
          'customer.subscription.created',
          'customer.subscription.updated',
          'customer.subscription.deleted',
          'customer.subscription.pending_update_applied',
          'customer.subscription.pending_update_expired',
          'invoice.payment_failed',
        ],
      }),
    says: /not told of invoice\.paid\./,
    remedy: /Add it to the endpoint/,
  },
  {
    mistake: 'an endpoint twice',
    plant: ({ stripe }) =>
      stripe.api.webhookEndpoints.create({ url: stripe.endpoint.url, enabled_events: ['*'] }),
    says: /more than one webhook endpoint/,
    remedy: /Delete the one/,
  },
  {
    mistake: 'another app of the same account',
    plant: ({ stripe }) =>
      stripe.api.webhookEndpoints.create({
        url: 'https://old.good-dog.academy/api/stripe/webhook',
        enabled_events: ['*'],
      }),
    level: 'warning',
    says: /old\.good-dog\.academy.* share its customers/,
    remedy: /delete it/,
  },
  {
    mistake: 'an endpoint of an older version',
    plant: async ({ stripe }) => {
      await stripe.api.webhookEndpoints.update(stripe.endpoint.id, { url: 'https://good-dog.academy/other' });
      await stripe.api.webhookEndpoints.create({
        url: stripe.endpoint.url,
        enabled_events: ['*'],
        api_version: '2020-08-27',
      });
    },
    level: 'warning',
    says: /speaks version 2020-08-27/,
    remedy: /Add an endpoint in version/,
  },
  {
    mistake: 'a wrong password for mails',
    plant: ({ settings }) =>
      (settings['SMTP_URL'] = settings['SMTP_URL']?.replace('secret', 'secrets') ?? ''),
    says: /does not take user and password/,
    remedy: /%40/,
  },
  {
    mistake: 'no mail server',
    plant: ({ settings }) => (settings['SMTP_URL'] = 'smtp://127.0.0.1:1'),
    says: /does not answer as one/,
    remedy: /SMTP_URL/,
  },
  {
    mistake: 'mails in the clear',
    // The same stand-in, by an address that is not the loopback’s.
    plant: ({ settings }) =>
      (settings['SMTP_URL'] = settings['SMTP_URL']?.replace('127.0.0.1', '0.0.0.0') ?? ''),
    says: /does not encrypt/,
    remedy: /smtps:\/\//,
  },
  {
    mistake: 'a sender that is nobody',
    plant: ({ settings }) => delete settings['MAIL_FROM'],
    says: /hello@heelwrite\.test, which is nobody/,
    remedy: /MAIL_FROM/,
  },
  {
    mistake: 'a domain without SPF',
    plant: ({ records }) => (records['good-dog.academy'] = 'google-site-verification=1'),
    level: 'warning',
    says: /SPF/,
    remedy: /v=spf1/,
  },
  {
    mistake: 'a domain without DMARC',
    plant: ({ records }) => delete records['_dmarc.good-dog.academy'],
    level: 'warning',
    says: /DMARC/,
    remedy: /_dmarc\.good-dog\.academy/,
  },
  {
    mistake: 'an app that is not well',
    plant: ({ answers }) =>
      (answers.health = { status: 503, body: '{"error":"The service is not available right now."}' }),
    says: /it or its database is not well/,
    remedy: /log/,
  },
  {
    mistake: 'another app at the address',
    plant: ({ answers }) => (answers.health = { status: 200, body: '<html>Welcome to nginx</html>' }),
    says: /Something else than the app/,
    remedy: /Lead the domain/,
  },
  {
    mistake: 'nothing at the address',
    plant: ({ surroundings }) => (surroundings.appAt = () => 'http://127.0.0.1:1'),
    says: /Nothing answers at https:\/\/app\.good-dog\.academy/,
    remedy: /Start the app/,
    unchecked: 1,
  },
  {
    mistake: 'another version than this folder’s',
    plant: ({ answers }) => (answers.health = { status: 200, body: '{"status":"ok","version":"0.1.0"}' }),
    level: 'warning',
    says: /version 0\.1\.0, and this folder is/,
    remedy: /Check out what is deployed/,
  },
  {
    mistake: 'no proxy trusted',
    plant: ({ settings }) => delete settings['TRUST_PROXY'],
    says: /TRUST_PROXY is 0/,
    remedy: /usually 1/,
  },
  {
    mistake: 'a clock that is slow',
    plant: ({ surroundings }) => (surroundings.now = () => Date.now() - 400_000),
    says: /clock of this machine is (399|400|401) seconds slow/,
    remedy: /NTP/,
  },
  {
    mistake: 'a clock that is fast where the app runs',
    plant: ({ answers }) =>
      (answers.health = {
        ...answers.health,
        headers: { Date: new Date(Date.now() + 200_000).toUTCString() },
      }),
    says: /clock of the app’s machine is \d+ seconds fast/,
    remedy: /NTP/,
  },
  {
    mistake: 'a pronoun engine that is away',
    plant: ({ settings }) => (settings['PRONOUN_ENGINE_URL'] = 'http://127.0.0.1:1/swap'),
    says: /pronoun engine at 127\.0\.0\.1:1 does not answer/,
    remedy: /PRONOUN_ENGINE_URL/,
  },
  {
    mistake: 'a collector that is away',
    plant: ({ settings }) => (settings['OTEL_EXPORTER_OTLP_ENDPOINT'] = 'http://127.0.0.1:1'),
    level: 'warning',
    says: /collector for telemetry at 127\.0\.0\.1:1 does not answer/,
    remedy: /OTEL_EXPORTER_OTLP_ENDPOINT/,
  },
  {
    mistake: 'Firestore not switched on',
    plant: ({ project }) => (project.refused.firestore = disabled('Cloud Firestore API')),
    says: /firestore\.googleapis\.com is not switched on/,
    remedy: /^gcloud services enable firestore\.googleapis\.com --project good-dog$/,
  },
  {
    mistake: 'rules that may not be read',
    plant: ({ project }) => (project.refused.firebaseRules = forbidden),
    level: 'unchecked',
    says: /rules keep every browser out of .*firebaserules\.googleapis\.com answered 403: The caller does not have permission/,
    remedy: /roles\/viewer/,
  },
];

const troubled = (results: readonly Result[]) => results.filter(({ level }) => level !== 'well');

test('a healthy deployment yields no finding', async () => {
  const { settings, surroundings } = await aHealthyDeployment();
  const results = await diagnosis(settings, surroundings);
  expect(troubled(results)).toEqual([]);
  expect(results.length).toBeGreaterThan(20);
});

test.each(planted)('found: $mistake', async ({ plant, level = 'mistake', says, remedy, unchecked = 0 }) => {
  const deployment = await aHealthyDeployment();
  await plant(deployment);
  const results = troubled(await diagnosis(deployment.settings, deployment.surroundings));
  const found = results.filter((result) => result.level === level);
  for (const result of found)
    expect(result).toMatchObject({
      sentence: expect.stringMatching(says) as string,
      remedy: expect.stringMatching(remedy) as string,
    });
  expect(found.length).toBeGreaterThan(0);
  expect(results.filter((result) => !found.includes(result) && result.level !== 'unchecked')).toEqual([]);
  if (level !== 'unchecked')
    expect(results.filter((result) => result.level === 'unchecked')).toHaveLength(unchecked);
  const told = JSON.stringify(results);
  for (const secret of secrets) expect(told).not.toContain(secret);
});
