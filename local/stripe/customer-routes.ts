import * as z from 'zod/mini';
import { cancelNow, hasEnded } from './billing.ts';
import { cardNumber, keepCard } from './cards.ts';
import { customer } from './objects/customer.ts';
import { listParams, metadata, params, text } from './params.ts';
import { on, page } from './route.ts';
import { customerOf } from './stand.ts';

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
    (stand, { email = null, name = null, metadata: data = {}, payment_method: card }) => {
      const { id } = stand.store.put(
        'customer',
        customer({ email, name, metadata: data, created: stand.now() }),
      );
      if (card !== undefined) keepCard(stand, id, cardNumber(card));
      return customerOf(stand, id);
    },
  ),
  on('GET', '/v1/customers', listParams({ email: z.optional(text) }), ({ store }, { email, ...given }) =>
    page(
      '/v1/customers',
      store.all('customer').filter((each) => email === undefined || each.email === email),
      given,
    ),
  ),
  on('GET', '/v1/customers/:id', params({}), (stand, _, id) => customerOf(stand, id)),
  on(
    'POST',
    '/v1/customers/:id',
    params({ email: z.optional(text), name: z.optional(text), metadata: z.optional(metadata) }),
    (stand, { metadata: data = {}, ...given }, id) => {
      const found = customerOf(stand, id);
      return stand.store.put('customer', {
        ...found,
        ...(given as Partial<typeof found>),
        metadata: { ...found.metadata, ...data },
      });
    },
  ),
  on('DELETE', '/v1/customers/:id', params({}), (stand, _, id) => {
    customerOf(stand, id);
    for (const each of stand.store.all('subscription')) {
      if (each.customer === id && !hasEnded(each)) cancelNow(stand, each);
    }
    stand.store.remove('customer', id);
    return { id, object: 'customer', deleted: true };
  }),
];
