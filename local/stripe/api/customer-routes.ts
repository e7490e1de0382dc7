import * as z from 'zod/mini';
import { cancelNow, hasEnded } from '../engine/billing.ts';
import { cardNumber, keepCard } from '../engine/cards.ts';
import { customer } from '../objects/customer.ts';
import { listParams, metadata, params, text } from './params.ts';
import { on, page } from './route.ts';
import { customerOf } from '../engine/context.ts';

export const customerRoutes = [
  on(
    'POST',
    '/v1/customers',
    params({
      email: z.optional(text),
      name: z.optional(text),
      metadata: z.optional(metadata),
      payment_method: z.optional(text),
      invoice_settings: z.optional(params({ default_payment_method: text })),
    }),
    (context, { email = null, name = null, metadata: data = {}, payment_method: card }) => {
      const { id } = context.store.put(
        'customer',
        customer({ email, name, metadata: data, created: context.now() }),
      );
      if (card !== undefined) keepCard(context, id, cardNumber(card));
      return customerOf(context, id);
    },
  ),
  on('GET', '/v1/customers', listParams({ email: z.optional(text) }), ({ store }, { email, ...given }) =>
    page(
      '/v1/customers',
      store.all('customer').filter((each) => email === undefined || each.email === email),
      given,
    ),
  ),
  on('GET', '/v1/customers/:id', params({}), (context, _, id) => customerOf(context, id)),
  on(
    'POST',
    '/v1/customers/:id',
    params({ email: z.optional(text), name: z.optional(text), metadata: z.optional(metadata) }),
    (context, { metadata: data = {}, ...given }, id) => {
      const found = customerOf(context, id);
      return context.store.put('customer', {
        ...found,
        ...(given as Partial<typeof found>),
        metadata: { ...found.metadata, ...data },
      });
    },
  ),
  on('DELETE', '/v1/customers/:id', params({}), (context, _, id) => {
    customerOf(context, id);
    for (const each of context.store.all('subscription')) {
      if (each.customer === id && !hasEnded(each)) cancelNow(context, each);
    }
    context.store.remove('customer', id);
    return { id, object: 'customer', deleted: true };
  }),
];
