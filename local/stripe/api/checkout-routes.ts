import * as z from 'zod/mini';
import { currentSession } from '../engine/checkout.ts';
import { checkoutSession, lineItem } from '../objects/checkout.ts';
import { newId } from '../objects/wire.ts';
import { listParams, metadata, params, text, whole } from './params.ts';
import { on, page } from './route.ts';
import { customerOf, priceOf, type Context } from '../engine/context.ts';
import { noSuch, StripeFault } from '../engine/stripe-fault.ts';

function sessionOf(context: Context, id: string) {
  const session = currentSession(context, id);
  if (!session) throw noSuch('checkout.session', id);
  return session;
}

export const checkoutRoutes = [
  on(
    'POST',
    '/v1/checkout/sessions',
    params({
      mode: z.literal('subscription'),
      customer: text,
      client_reference_id: z.optional(text),
      line_items: z.array(params({ price: text, quantity: whole })).check(z.length(1)),
      success_url: text,
      cancel_url: z.optional(text),
      metadata: z.optional(metadata),
      subscription_data: z.optional(
        params({ metadata: z.optional(metadata), trial_period_days: z.optional(whole) }),
      ),
      custom_text: z.optional(params({ submit: params({ message: text }) })),
    }),
    (context, given) => {
      const { store, now, origin } = context;
      customerOf(context, given.customer, 'customer');
      const [line] = given.line_items;
      if (!line) throw new Error('A line was checked for.');
      const price = priceOf(context, line.price, 'line_items[0][price]');
      if (!price.active)
        throw new StripeFault(400, 'The price specified is inactive.', { param: 'line_items[0][price]' });
      const item = lineItem(price, line.quantity, store.get('product', price.product)?.name ?? price.product);
      const days = given.subscription_data?.trial_period_days;
      const id = newId('cs_test_');
      store.put('order', {
        id,
        line: item,
        trialEnd: days === undefined ? null : now() + days * 86_400,
        metadata: given.subscription_data?.metadata ?? {},
      });
      const session = checkoutSession({
        id,
        customer: given.customer,
        created: now(),
        currency: price.currency,
        amount_total: item.amount_total,
        success_url: given.success_url,
        cancel_url: given.cancel_url ?? null,
        client_reference_id: given.client_reference_id ?? null,
        metadata: given.metadata ?? {},
        url: `${origin}/checkout/${id}`,
      });
      return store.put('session', {
        ...session,
        custom_text: { ...session.custom_text, submit: given.custom_text?.submit ?? null },
      });
    },
  ),
  on(
    'GET',
    '/v1/checkout/sessions',
    listParams({
      customer: z.optional(text),
      subscription: z.optional(text),
      status: z.optional(z.enum(['open', 'complete', 'expired'])),
    }),
    (context, { customer, subscription, status, ...given }) => {
      const sessions = context.store.all('session').map(({ id }) => sessionOf(context, id));
      const wanted = sessions.filter(
        (each) =>
          (customer === undefined || each.customer === customer) &&
          (subscription === undefined || each.subscription === subscription) &&
          (status === undefined || each.status === status),
      );
      return page('/v1/checkout/sessions', wanted, given);
    },
  ),
  on('GET', '/v1/checkout/sessions/:id', params({}), (context, _, id) => sessionOf(context, id)),
  on('POST', '/v1/checkout/sessions/:id/expire', params({}), (context, _, id) => {
    const session = sessionOf(context, id);
    if (session.status !== 'open') {
      throw new StripeFault(400, `Only Checkout Sessions with a status in ["open"] can be expired.`);
    }
    return context.store.put('session', { ...session, status: 'expired', url: null });
  }),
];
