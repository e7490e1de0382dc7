import * as z from 'zod/mini';
import { operation } from './operation';
import { organizationSchema } from './organization-fields';
import { noQuery } from './primitives';
import { subscriptionSchema } from './subscription';

/** What every first screen stands on, in one answer: the parts are those of the calls that read them one by one. */
export const getBootstrap = operation('GET', '/api/bootstrap', {
  query: noQuery,
  reply: z.object({
    /** The subscription that covers the caller; null: there is none. */
    subscription: z.nullable(subscriptionSchema),
    /** Where the caller is active or invited; empty for whom organizations are not asked (§4). */
    organizations: z.array(organizationSchema),
  }),
});
