import * as z from 'zod/mini';
import { webhookEndpoint } from '../objects/webhook-endpoint.ts';
import { newId } from '../objects/wire.ts';
import { flag, listParams, params, text } from './params.ts';
import { on, page } from './route.ts';
import { noSuch } from '../engine/stripe-fault.ts';

const path = '/v1/webhook_endpoints';

export const webhookEndpointRoutes = [
  on(
    'POST',
    path,
    params({ url: text, enabled_events: z.array(text), api_version: z.optional(text) }),
    ({ store, now }, { url, enabled_events, api_version = null }) => {
      const endpoint = webhookEndpoint({ url, enabled_events, api_version, created: now() });
      // Its secret is told once.
      return { ...store.put('webhookEndpoint', endpoint), secret: newId('whsec_') };
    },
  ),
  on('GET', path, listParams({}), ({ store }, given) => page(path, store.all('webhookEndpoint'), given)),
  on(
    'POST',
    `${path}/:id`,
    params({ url: z.optional(text), enabled_events: z.optional(z.array(text)), disabled: z.optional(flag) }),
    ({ store }, { disabled, ...given }, id) => {
      const found = store.get('webhookEndpoint', id);
      if (!found) throw noSuch('webhook_endpoint', id);
      return store.put('webhookEndpoint', {
        ...found,
        ...(given as Partial<typeof found>),
        ...(disabled !== undefined && { status: disabled ? 'disabled' : 'enabled' }),
      });
    },
  ),
];
