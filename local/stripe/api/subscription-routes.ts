import * as z from 'zod/mini';
import { cancelAtPeriodEnd, cancelNow, hasEnded, mustRun, subscribe, update } from '../engine/billing.ts';
import { cardNumber, keepCard } from '../engine/cards.ts';
import { changeItem, voidOpenInvoice } from '../engine/change-item.ts';
import { draftInvoice, prorations, type ItemChange } from '../engine/invoicing.ts';
import { itemOf, type Subscription } from '../objects/subscription.ts';
import { flag, listParams, metadata, params, text, whole } from './params.ts';
import { on, page } from './route.ts';
import { customerOf, priceOf, type Context } from '../engine/context.ts';
import { noSuch, StripeFault } from '../engine/stripe-fault.ts';

function subscriptionOf({ store }: Context, id: string, param?: string): Subscription {
  const found = store.get('subscription', id);
  if (!found) throw noSuch('subscription', id, param);
  return found;
}

const items = z
  .array(params({ id: z.optional(text), price: z.optional(text), quantity: z.optional(whole) }))
  .check(z.length(1));

/** What the changed item would be; Stripe would add a second item where no id is given. */
function changeOf(
  context: Context,
  of: Subscription,
  [given]: z.infer<typeof items>,
  param: string,
): ItemChange {
  const item = itemOf(of);
  if (given?.id !== item.id) {
    throw new StripeFault(400, `Give the id of the item that is changed, ${item.id}.`, {
      param: `${param}[0][id]`,
    });
  }
  return {
    price: given.price === undefined ? item.price : priceOf(context, given.price, `${param}[0][price]`),
    quantity: given.quantity ?? item.quantity,
  };
}

const invoicedOrNot = z.enum(['always_invoice', 'none']);

export const subscriptionRoutes = [
  on(
    'POST',
    '/v1/subscriptions',
    params({
      customer: text,
      items: z.array(params({ price: text, quantity: z.optional(whole) })).check(z.length(1)),
      default_payment_method: z.optional(text),
      trial_period_days: z.optional(whole),
      trial_end: z.optional(whole),
      metadata: z.optional(metadata),
    }),
    (context, given) => {
      customerOf(context, given.customer, 'customer');
      const [line] = given.items;
      if (!line) throw new Error('An item was checked for.');
      if (given.default_payment_method !== undefined) {
        keepCard(context, given.customer, cardNumber(given.default_payment_method));
      }
      const { trial_period_days: days, trial_end: end = null } = given;
      return subscribe(context, {
        customer: given.customer,
        price: priceOf(context, line.price, 'items[0][price]'),
        quantity: line.quantity ?? 1,
        trialEnd: days === undefined ? end : context.now() + days * 86_400,
        metadata: given.metadata ?? {},
        isAttended: false,
      });
    },
  ),
  on(
    'GET',
    '/v1/subscriptions',
    listParams({ customer: z.optional(text), status: z.optional(text), price: z.optional(text) }),
    (context, { customer, status, price, ...given }) => {
      if (customer !== undefined) customerOf(context, customer, 'customer');
      const wanted = context.store
        .all('subscription')
        .filter(
          (each) =>
            (customer === undefined || each.customer === customer) &&
            (price === undefined || itemOf(each).price.id === price) &&
            (status === 'all' || (status === undefined ? !hasEnded(each) : each.status === status)),
        );
      return page('/v1/subscriptions', wanted, given);
    },
  ),
  on('GET', '/v1/subscriptions/:id', params({}), (context, _, id) => subscriptionOf(context, id)),
  on(
    'POST',
    '/v1/subscriptions/:id',
    params({
      items: z.optional(items),
      proration_behavior: z.optional(invoicedOrNot),
      proration_date: z.optional(whole),
      payment_behavior: z.optional(
        z.enum(['allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete']),
      ),
      cancel_at_period_end: z.optional(flag),
      cancel_at: z.optional(z.literal('')),
      metadata: z.optional(metadata),
    }),
    (context, given, id) => {
      let current = mustRun(subscriptionOf(context, id));
      const { payment_behavior: behavior = 'allow_incomplete' } = given;
      const other = (['metadata', 'cancel_at_period_end'] as const).find((name) => given[name] !== undefined);
      if (behavior === 'pending_if_incomplete' && other) {
        throw new StripeFault(
          400,
          `The following parameters are not supported when \`payment_behavior\` is \`pending_if_incomplete\`: ${other}.`,
          { param: other },
        );
      }
      if (given.items) {
        if (given.proration_behavior === undefined) {
          throw new StripeFault(400, 'The local stand-in takes proration_behavior always_invoice or none.', {
            param: 'proration_behavior',
          });
        }
        current = changeItem(context, current, changeOf(context, current, given.items, 'items'), {
          invoiced: given.proration_behavior === 'always_invoice',
          behavior,
        });
      }
      // What it has already is left as it is, an end that was set as a date too.
      if ((given.cancel_at_period_end ?? current.cancel_at_period_end) !== current.cancel_at_period_end) {
        current = cancelAtPeriodEnd(context, current, !current.cancel_at_period_end);
      }
      if (given.cancel_at === '') current = cancelAtPeriodEnd(context, current, false);
      if (given.metadata) {
        current = update(context, current, {
          ...current,
          metadata: { ...current.metadata, ...given.metadata },
        });
      }
      return current;
    },
  ),
  on(
    'DELETE',
    '/v1/subscriptions/:id',
    params({ invoice_now: z.optional(flag), prorate: z.optional(flag) }),
    (context, _, id) => cancelNow(context, mustRun(subscriptionOf(context, id))),
  ),

  on(
    'POST',
    '/v1/invoices/create_preview',
    params({
      customer: z.optional(text),
      subscription: text,
      subscription_details: params({
        items,
        proration_behavior: invoicedOrNot,
        proration_date: z.optional(whole),
      }),
    }),
    (context, { subscription, subscription_details: details }) => {
      const of = mustRun(subscriptionOf(context, subscription, 'subscription'));
      const change = changeOf(context, of, details.items, 'subscription_details[items]');
      const lines =
        details.proration_behavior === 'none'
          ? []
          : prorations(of, change, details.proration_date ?? context.now());
      const draft = draftInvoice(context, of, lines, 'upcoming');
      return { ...draft, id: `upcoming_${draft.id}`, status: 'draft' };
    },
  ),
  on(
    'GET',
    '/v1/invoices',
    listParams({ customer: z.optional(text), subscription: z.optional(text), status: z.optional(text) }),
    ({ store }, { customer, subscription, status, ...given }) => {
      const wanted = store
        .all('invoice')
        .filter(
          (each) =>
            (customer === undefined || each.customer === customer) &&
            (status === undefined || each.status === status) &&
            (subscription === undefined || each.parent?.subscription_details?.subscription === subscription),
        );
      return page('/v1/invoices', wanted, given);
    },
  ),
  on('GET', '/v1/invoices/:id', params({}), ({ store }, _, id) => {
    const found = store.get('invoice', id);
    if (!found) throw noSuch('invoice', id);
    return found;
  }),
  on('POST', '/v1/invoices/:id/void', params({}), (context, _, id) => {
    const found = context.store.get('invoice', id);
    if (!found) throw noSuch('invoice', id);
    if (found.status === 'open') return voidOpenInvoice(context, found);
    throw new StripeFault(
      400,
      `You can only pass in open invoices. This invoice isn't open: its status is ${found.status ?? 'unknown'}.`,
    );
  }),
  on('GET', '/v1/events', listParams({ type: z.optional(text) }), ({ store }, { type, ...given }) =>
    page(
      '/v1/events',
      store.all('event').filter((each) => type === undefined || each.type === type),
      given,
    ),
  ),
];
