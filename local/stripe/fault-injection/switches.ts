import * as z from 'zod/mini';
import { settlePeriods, update } from '../engine/billing.ts';
import { askingCard, decliningCard, keepCard, payingCard } from '../engine/cards.ts';
import { bought, itemOf } from '../objects/subscription.ts';
import { listOf } from '../objects/wire.ts';
import { priceOf, type Context } from '../engine/context.ts';
import { noSuch, StripeFault } from '../engine/stripe-fault.ts';
import type { FailingCalls } from './failing-calls.ts';
import { switchesOf, usualSwitches, type Webhooks } from '../engine/webhooks.ts';

const count = z.number().check(z.minimum(0));

const webhookChanges = z.strictObject({
  delay: z.optional(count),
  spread: z.optional(count),
  copies: z.optional(count),
  lost: z.optional(count),
  hold: z.optional(z.boolean()),
});

const release = z.strictObject({ order: z.optional(z.enum(['made', 'reversed', 'shuffled'])) });

const subscriptionChanges = z.strictObject({
  id: z.string(),
  quantity: z.optional(count),
  price: z.optional(z.string()),
  status: z.optional(
    z.enum([
      'active',
      'canceled',
      'incomplete',
      'incomplete_expired',
      'past_due',
      'paused',
      'trialing',
      'unpaid',
    ]),
  ),
  current_period_end: z.optional(count),
  trial_end: z.optional(z.nullable(count)),
  cancel_at: z.optional(z.nullable(count)),
  /** Sends no webhook, whatever the other switches say. */
  silent: z.optional(z.boolean()),
});

const callFailure = z.strictObject({
  before: z.optional(count),
  after: z.optional(count),
  fail: z.optional(z.enum(['before', 'after', 'cut'])),
  only: z.optional(z.string()),
  about: z.optional(z.string()),
  times: z.optional(count),
});

const cards = { pays: payingCard, declines: decliningCard, asks: askingCard };

const customerChanges = z.strictObject({ id: z.string(), card: z.enum(['pays', 'declines', 'asks']) });

/**
 * What Stripe has no call for; the README beside this file lists it. A change made here is made behind the product's
 * back: nothing is invoiced.
 */
export function turnSwitch(
  { context, webhooks, failingCalls }: { context: Context; webhooks: Webhooks; failingCalls: FailingCalls },
  method: string,
  path: string,
  body: unknown,
): Promise<unknown> {
  const { store } = context;
  const all = () => ({
    webhooks: { ...switchesOf(store), id: undefined },
    waiting: webhooks.waiting,
    calls: { ...failingCalls.calls },
    struck: failingCalls.struck,
  });
  const change = (work: () => void) => {
    store.change(work);
    webhooks.send();
    return Promise.resolve(all());
  };
  switch (`${method} ${path}`) {
    case 'GET /_switches':
      return Promise.resolve(all());
    case 'POST /_switches/webhooks': {
      const given = read(webhookChanges, body);
      return change(() => store.put('switches', { ...switchesOf(store), ...(given as object) }));
    }
    case 'POST /_switches/calls':
      failingCalls.turn(read(callFailure, body));
      return Promise.resolve(all());
    case 'POST /_switches/reset':
      failingCalls.turn({});
      return change(() => store.put('switches', usualSwitches));
    case 'POST /_switches/release': {
      const { order = 'made' } = read(release, body);
      return webhooks.release(order).then(all);
    }
    case 'POST /_switches/customer': {
      const { id, card } = read(customerChanges, body);
      if (!store.get('customer', id)) throw noSuch('customer', id);
      return change(() => keepCard(context, id, cards[card]));
    }
    case 'POST /_switches/subscription': {
      const given = read(subscriptionChanges, body);
      return change(() => changeBehindTheBack(context, given));
    }
    default:
      throw new StripeFault(404, `There is no switch ${method} ${path}.`);
  }
}

function changeBehindTheBack(context: Context, given: z.infer<typeof subscriptionChanges>): void {
  const found = context.store.get('subscription', given.id);
  if (!found) throw noSuch('subscription', given.id);
  const item = itemOf(found);
  const {
    quantity = item.quantity,
    status = found.status,
    current_period_end: end = item.current_period_end,
    trial_end: trialEnd = found.trial_end,
    cancel_at: cancelAt = found.cancel_at,
  } = given;
  const price = given.price === undefined ? item.price : priceOf(context, given.price);
  const changed = { ...item, ...bought(price, quantity), current_period_end: end };
  const quiet: Context = given.silent ? { ...context, emit: () => undefined } : context;
  update(quiet, found, {
    ...found,
    status,
    trial_end: trialEnd,
    cancel_at: cancelAt,
    ended_at: status === 'canceled' ? context.now() : found.ended_at,
    items: listOf(found.items.url, [changed]),
  });
  settlePeriods(quiet);
}

function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.infer<Schema> {
  const result = z.safeParse(schema, body ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new StripeFault(400, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}
