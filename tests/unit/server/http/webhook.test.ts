import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NextApiRequest, NextApiResponse } from 'next';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localStripeKey, localWebhookSecret } from '@/local/stripe/credentials';
import { stripeBilling } from '@/lib/server/gateways/stripe';
import { stripeClient } from '@/lib/server/gateways/stripe-calls';
import { webhook } from '@/lib/server/http/webhook';

const mebibyte = 1_048_576;
const account = { secretKey: localStripeKey, localPort: 1 };
const billing = stripeBilling({
  ...account,
  webhookSecret: localWebhookSecret,
  appUrl: 'https://heelwrite.example',
});
const sign = (payload: string) =>
  stripeClient(account).webhooks.generateTestHeaderString({ payload, secret: localWebhookSecret });

const customers: unknown[] = [];
const handler = webhook(async (body, signature) => {
  customers.push(billing.customerOfEvent(body, signature));
});
const server = createServer(
  (request, response) => void handler(request as NextApiRequest, response as NextApiResponse),
);
let url: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/stripe/webhook`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function send(body: BodyInit, signature?: string) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: signature === undefined ? {} : { 'Stripe-Signature': signature },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  const text = await answer.text();
  return { status: answer.status, json: (text ? JSON.parse(text) : undefined) as unknown };
}

const anEvent = (note = '') =>
  JSON.stringify({ object: 'event', data: { object: { object: 'customer', id: 'cus_1', note } } });

describe('the webhook', () => {
  it('takes a signed event, one of more than 1 MiB too', async () => {
    for (const payload of [anEvent(), anEvent('x'.repeat(2 * mebibyte))]) {
      expect(await send(payload, sign(payload))).toEqual({ status: 204, json: undefined });
      expect(customers.pop()).toBe('cus_1');
    }
  });

  it.each([
    ['not JSON', 'nonsense'],
    ['null', 'null'],
    ['a list', '[]'],
    ['without an object', '{"object":"event","data":{}}'],
    ['a thin event', '{"object":"v2.core.event","id":"evt_1"}'],
  ])('answers 400 to what is signed and no event: %s', async (_what, payload) => {
    expect(await send(payload, sign(payload))).toEqual({
      status: 400,
      json: { error: 'This is not an event.', code: 'validation' },
    });
  });

  it('answers 400 to what is not signed', async () => {
    expect(await send(anEvent(), 't=1,v1=abc')).toEqual({
      status: 400,
      json: { error: 'The signature is not valid.', code: 'validation' },
    });
  });

  it('answers 413 to more than 4 MiB, whether or not the length is said', async () => {
    const refusal = { status: 413, json: { error: 'The request is larger than 4 MiB.', code: 'too_large' } };
    expect(await send('x'.repeat(4 * mebibyte + 1))).toEqual(refusal);
    const chunk = new Uint8Array(65_536);
    let left = 65;
    const unsaid = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left-- > 0) controller.enqueue(chunk);
        else controller.close();
      },
    });
    expect(await send(unsaid)).toEqual(refusal);
  });
});
