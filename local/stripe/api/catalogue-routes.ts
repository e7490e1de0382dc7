import * as z from 'zod/mini';
import { price, product } from '../objects/catalogue.ts';
import { flag, listParams, metadata, params, text, whole } from './params.ts';
import { on, page } from './route.ts';
import { priceOf } from '../engine/context.ts';
import { noSuch, StripeFault } from '../engine/stripe-fault.ts';

const recurring = params({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: z.optional(whole),
});

export const catalogueRoutes = [
  on(
    'POST',
    '/v1/products',
    params({
      id: z.optional(text),
      name: text,
      description: z.optional(text),
      metadata: z.optional(metadata),
    }),
    ({ store, now }, { id, name, description = null, metadata: data = {} }) => {
      if (id !== undefined && store.get('product', id)) {
        throw new StripeFault(400, 'Product already exists.', {
          code: 'resource_already_exists',
          param: 'id',
        });
      }
      return store.put(
        'product',
        product({ ...(id && { id }), name, description, metadata: data, created: now() }),
      );
    },
  ),
  on('GET', '/v1/products', listParams({ active: z.optional(flag) }), ({ store }, { active, ...given }) =>
    page(
      '/v1/products',
      store.all('product').filter((each) => active === undefined || each.active === active),
      given,
    ),
  ),
  on('GET', '/v1/products/:id', params({}), ({ store }, _, id) => {
    const found = store.get('product', id);
    if (!found) throw noSuch('product', id);
    return found;
  }),
  on(
    'POST',
    '/v1/products/:id',
    params({
      name: z.optional(text),
      description: z.optional(text),
      active: z.optional(flag),
      metadata: z.optional(metadata),
    }),
    ({ store, now }, { metadata: data = {}, ...given }, id) => {
      const found = store.get('product', id);
      if (!found) throw noSuch('product', id);
      return store.put('product', {
        ...found,
        ...(given as Partial<typeof found>),
        metadata: { ...found.metadata, ...data },
        updated: now(),
      });
    },
  ),

  on(
    'POST',
    '/v1/prices',
    params({
      product: text,
      currency: text,
      unit_amount: whole,
      recurring,
      lookup_key: z.optional(text),
      nickname: z.optional(text),
      metadata: z.optional(metadata),
    }),
    ({ store, now }, given) => {
      if (!store.get('product', given.product)) throw noSuch('product', given.product, 'product');
      const { lookup_key: key = null, nickname = null, metadata: data = {} } = given;
      if (key !== null && store.all('price').some((each) => each.lookup_key === key)) {
        throw new StripeFault(400, `A price (\`${key}\`) already uses that lookup key.`, {
          param: 'lookup_key',
        });
      }
      return store.put(
        'price',
        price({
          product: given.product,
          currency: given.currency,
          unit_amount: given.unit_amount,
          created: now(),
          lookup_key: key,
          nickname,
          metadata: data,
          recurring: {
            interval: given.recurring.interval,
            interval_count: given.recurring.interval_count ?? 1,
            meter: null,
            trial_period_days: null,
            usage_type: 'licensed',
          },
        }),
      );
    },
  ),
  on(
    'GET',
    '/v1/prices',
    listParams({
      active: z.optional(flag),
      lookup_keys: z.optional(z.array(text)),
      product: z.optional(text),
      type: z.optional(z.enum(['one_time', 'recurring'])),
    }),
    ({ store }, { active, lookup_keys: keys, product: of, type, ...given }) =>
      page(
        '/v1/prices',
        store
          .all('price')
          .filter(
            (each) =>
              (active === undefined || each.active === active) &&
              (keys === undefined || (each.lookup_key !== null && keys.includes(each.lookup_key))) &&
              (of === undefined || each.product === of) &&
              (type === undefined || each.type === type),
          ),
        given,
      ),
  ),
  on('GET', '/v1/prices/:id', params({}), (context, _, id) => priceOf(context, id)),
  on(
    'POST',
    '/v1/prices/:id',
    params({ active: z.optional(flag), nickname: z.optional(text), metadata: z.optional(metadata) }),
    (context, { metadata: data = {}, ...given }, id) => {
      const found = priceOf(context, id);
      return context.store.put('price', {
        ...found,
        ...(given as Partial<typeof found>),
        metadata: { ...found.metadata, ...data },
      });
    },
  ),
];
