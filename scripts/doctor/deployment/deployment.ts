import { readFileSync } from 'node:fs';
import { resolveTxt } from 'node:dns/promises';
import type { Credential } from 'firebase-admin/app';
import { Stripe } from 'stripe';
import { googleAccess, googleHeaders } from '../../accounts/google-access.ts';
import { sentenceOf } from '../../bootstrap/say.mjs';
import { googleEndpoints, type GoogleEndpoints } from './endpoints.ts';
import { CannotLook, Wrong } from './finding.ts';
import { askGoogle, causeOf, type Google } from './google.ts';

type Settings = Readonly<Record<string, string>>;

/** What surrounds a deployment; tests stand in for it. */
export interface Surroundings {
  readonly google: GoogleEndpoints;
  readonly stripe: { readonly host?: string; readonly port?: number; readonly protocol?: 'http' | 'https' };
  /** Where the app of an address is asked. */
  readonly appAt: (appUrl: string) => string;
  readonly txtRecords: (name: string) => Promise<string[][]>;
  readonly nodeVersion: string;
  readonly now: () => number;
}

export const theWorld: Surroundings = {
  google: googleEndpoints,
  stripe: {},
  appAt: (appUrl) => appUrl,
  txtRecords: resolveTxt,
  nodeVersion: process.versions.node,
  now: Date.now,
};

interface Health {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What the checks look at. */
export interface Deployment extends Surroundings {
  readonly settings: Settings;
  readonly projectId: string;
  readonly askGoogle: Google;
  readonly credential: () => Credential;
  /** What a call to Google carries. */
  readonly googleHeaders: () => Promise<Record<string, string>>;
  readonly stripeApi: () => Stripe;
  /** What the app answers to the question whether it is well; asked once. */
  readonly health: () => Promise<Health>;
  /** A file of this folder, which is what should be deployed. */
  readonly ours: (file: string) => string;
}

export function deploymentOf(settings: Settings, surroundings: Surroundings = theWorld): Deployment {
  const { FIREBASE_PROJECT_ID: projectId = '', APP_URL: appUrl = '', STRIPE_SECRET_KEY: key = '' } = settings;
  const credential = once(() => googleAccess(settings).credential);
  const headers = once(async () => googleHeaders(credential()));
  return {
    ...surroundings,
    settings,
    projectId,
    askGoogle: askGoogle({ projectId, endpoints: surroundings.google, headers }),
    credential,
    googleHeaders: headers,
    stripeApi: once(
      () =>
        new Stripe(key, { telemetry: false, timeout: 20_000, maxNetworkRetries: 1, ...surroundings.stripe }),
    ),
    health: once(() => askHealth(surroundings.appAt(appUrl), appUrl)),
    ours: (file) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'),
  };
}

async function askHealth(origin: string, appUrl: string): Promise<Health> {
  const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(20_000) }).catch(
    (error: unknown) => {
      throw new Wrong(
        `Nothing answers at ${appUrl}: ${causeOf(error)}`,
        'Start the app, and lead the domain of APP_URL to it.',
      );
    },
  );
  const body: unknown = await response.json().catch(() => undefined);
  return { status: response.status, headers: response.headers, body };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** What Stripe's SDK throws, as what could not be looked at; a key that is refused is the finding of one check. */
export async function askingStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) {
      throw new CannotLook('Stripe does not take the key.');
    }
    if (error instanceof Stripe.errors.StripePermissionError) {
      throw new CannotLook(
        `The key of Stripe may not read this: ${error.message}`,
        'Let the restricted key read it: https://dashboard.stripe.com/apikeys',
      );
    }
    throw new CannotLook(`Stripe cannot be asked: ${sentenceOf(error)}`);
  }
}
