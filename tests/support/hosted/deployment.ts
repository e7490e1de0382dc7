import { createProducts } from '@/local/stripe/create-products';
import { serveStripe } from '@/local/stripe/server';
import { webhookEvents, webhookPath } from '@/local/stripe/objects/webhook-events';
import type { Surroundings } from '@/scripts/doctor/deployment/deployment';
import { Stripe } from 'stripe';
import { onTestFinished } from 'vitest';
import { startServer, type Answer } from '../http-server';
import { startMetadataServer } from '../metadata-server';
import { emptyFolder, turnSwitch } from '../stripe';
import { apiKey, bucketName, healthyProject, projectId, startGoogle } from './google';
import { startSmtp } from './smtp';

const appUrl = 'https://app.good-dog.academy';
const mailUser = 'mailer';
export const mailPassword = 'p@ss/the secret';
export const stripeKey = 'sk_live_goodDogsEarnTreats';
export const stripeTestKey = 'sk_test_goodDogsEarnTreats';
export const webhookSecret = 'whsec_goodDogsBringItBack1';

/** A deployment where everything is as it should be, on stand-ins: what a test changes of it, it changes before it looks. */
export async function aHealthyDeployment() {
  await startMetadataServer();
  const project = healthyProject(new URL(appUrl).hostname);
  const google = await startGoogle(project);
  const smtp = await startSmtp(mailUser, mailPassword);
  const answers = { health: { status: 200, body: '{"status":"ok"}' } as Answer };
  const app = await startServer(({ url }) =>
    url.pathname === '/api/health' ? answers.health : { status: 404, body: '' },
  );
  const stripe = await aStripeAccount();
  const records: Record<string, string> = {
    'good-dog.academy': 'v=spf1 include:mail.example ~all',
    '_dmarc.good-dog.academy': 'v=DMARC1; p=none',
  };
  const settings: Record<string, string> = {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_STORAGE_BUCKET: bucketName,
    NEXT_PUBLIC_FIREBASE_API_KEY: apiKey,
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    APP_URL: appUrl,
    TRUST_PROXY: '1',
    STRIPE_SECRET_KEY: stripeKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    SMTP_URL: `smtp://${mailUser}:${encodeURIComponent(mailPassword)}@127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Good Dog <hello@good-dog.academy>',
  };
  const surroundings = {
    google: google.endpoints,
    stripe: stripe.at,
    appAt: () => app.origin,
    txtRecords: (name: string) => {
      const record = records[name];
      // A long record comes in parts.
      if (record !== undefined) return Promise.resolve([[record.slice(0, 4), record.slice(4)]]);
      return Promise.reject(Object.assign(new Error('none'), { code: 'ENODATA' }));
    },
    nodeVersion: '24.3.0',
    now: Date.now,
  } satisfies Surroundings as { -readonly [Name in keyof Surroundings]: Surroundings[Name] };
  return { project, settings, surroundings, records, answers, stripe, google, smtp, app };
}

export type HostedDeployment = Awaited<ReturnType<typeof aHealthyDeployment>>;

async function aStripeAccount() {
  const server = await serveStripe({ port: 0, dir: emptyFolder(), keys: [stripeKey, stripeTestKey] });
  onTestFinished(() => server.close());
  const at = { host: '127.0.0.1', port: server.port, protocol: 'http' } as const;
  const api = new Stripe(stripeKey, { telemetry: false, ...at });
  await createProducts(api);
  const endpoint = await api.webhookEndpoints.create({
    url: `${appUrl}${webhookPath}`,
    enabled_events: [...webhookEvents],
    api_version: Stripe.API_VERSION,
  });
  return {
    at,
    api,
    endpoint,
    /** What it is asked from here on, as `GET /v1/prices`. */
    async listen() {
      await turnSwitch(server.origin, 'calls');
      return async () => {
        const { calls } = (await (await fetch(`${server.origin}/_switches`)).json()) as {
          calls: Record<string, number>;
        };
        return Object.keys(calls);
      };
    },
  };
}
