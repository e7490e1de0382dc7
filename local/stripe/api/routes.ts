import type * as z from 'zod/mini';
import { checkoutRoutes } from './checkout-routes.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { expanded } from './expand.ts';
import type { FormValue } from './form-encoding.ts';
import { readParams } from './params.ts';
import { portalRoutes } from './portal-routes.ts';
import type { Route } from './route.ts';
import type { Context } from '../engine/context.ts';
import { StripeFault } from '../engine/stripe-fault.ts';
import { subscriptionRoutes } from './subscription-routes.ts';
import { webhookEndpointRoutes } from './webhook-endpoint-routes.ts';

const routes: readonly Route[] = [
  ...catalogueRoutes,
  ...customerRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...portalRoutes,
  ...webhookEndpointRoutes,
];

/** What Stripe would answer to a call. */
export function answer(
  context: Context,
  method: string,
  path: string,
  given: Record<string, FormValue>,
): unknown {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null;
    if (!match) continue;
    const { expand = [], ...rest } = given;
    const params = readParams(route.params as z.ZodMiniType, rest);
    const object = route.answer(context, params, decodeURIComponent(match[1] ?? ''));
    return expanded(context.store, object, Array.isArray(expand) ? expand.map(String) : []);
  }
  throw new StripeFault(
    404,
    `Unrecognized request URL (${method}: ${path}). The local stand-in knows only what the product uses.`,
    { code: 'url_invalid' },
  );
}
