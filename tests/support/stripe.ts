import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import type { Billing } from '@/lib/server/backend/billing';
import { stripeBilling } from '@/lib/server/gateways/stripe';
import { stripeClient } from '@/lib/server/gateways/stripe-calls';
import { createProducts } from '@/local/stripe/create-products';
import { localStripeKey, localWebhookSecret } from '@/local/stripe/credentials';
import { payAtCheckout } from '@/local/stripe/pages/pay-at-checkout';
import { serveStripe } from '@/local/stripe/server';

export interface StandIn {
  readonly origin: string;
  readonly dir: string;
  readonly stripe: Stripe;
  readonly billing: Billing;
  close(): Promise<void>;
}

const temporaryFolder = () => {
  const dir = mkdtempSync(join(tmpdir(), 'heelwrite-stripe-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
};

/** The stand-in on a port of its own, with the products in it, until the test is over. */
export async function startStandIn({
  dir = temporaryFolder(),
  webhookUrl,
}: { dir?: string; webhookUrl?: string } = {}): Promise<StandIn> {
  const server = await serveStripe({ port: 0, dir, webhookUrl });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await server.close();
    isClosed = true;
  };
  onTestFinished(close);
  const account = clientsOf(server.port);
  await createProducts(account.stripe);
  return { ...account, origin: server.origin, dir, close };
}

/** What talks to the stand-in on this port. */
export function clientsOf(port: number): Pick<StandIn, 'stripe' | 'billing'> {
  const account = { secretKey: localStripeKey, localPort: port };
  return {
    stripe: stripeClient(account),
    billing: stripeBilling({
      ...account,
      webhookSecret: localWebhookSecret,
      appUrl: 'https://heelwrite.example',
    }),
  };
}

export const emptyFolder = temporaryFolder;

/** Turns a switch of the stand-in: local/stripe/README.md lists them. */
export async function turnSwitch(
  origin: string,
  name: string,
  body: unknown = {},
): Promise<{ waiting: number }> {
  const response = await fetch(`${origin}/_switches/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as { waiting: number };
}

interface Heard {
  readonly body: string;
  readonly signature: string;
  readonly type: string;
  readonly id: string;
}

/** An endpoint for webhooks that remembers what it heard; `answer` gives the status for each. */
export async function startEndpoint(answer: (heard: readonly Heard[]) => number = () => 204) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { id, type } = JSON.parse(body) as { id: string; type: string };
      heard.push({ body, id, type, signature: String(request.headers['stripe-signature']) });
      response.writeHead(answer(heard)).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** Subscribes a new customer at the checkout page; returns the subscription. */
export async function aSubscriber(
  { billing }: Pick<StandIn, 'billing'>,
  licenseCount?: number,
  email = `${crypto.randomUUID()}@heelwrite.test`,
  card?: string,
) {
  const payer = licenseCount === undefined ? { uid: email } : { orgId: email };
  const customerId = await billing.findOrCreateCustomer(payer, email);
  const url = await billing.startCheckout({
    customerId,
    plan: licenseCount === undefined ? 'personal' : 'organization',
    ...(licenseCount !== undefined && { licenseCount }),
    successUrl: 'https://heelwrite.example/profile?session={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://heelwrite.example/profile',
  });
  const paid = await payAtCheckout(url, card);
  if (paid.status !== 303) throw new Error(`The checkout answered ${paid.status}.`);
  const [subscription] = await billing.subscriptionsOf(customerId);
  if (!subscription) throw new Error('The checkout made no subscription.');
  return { customerId, subscription };
}
