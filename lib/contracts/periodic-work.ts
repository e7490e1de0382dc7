import * as z from 'zod/mini';
import { operation } from './operation';
import { noQuery } from './primitives';

/** For a clock that calls: hosts that stop between requests leave a process no time for work of its own. */
export const doPeriodicWork = operation('GET', '/api/periodic-work', {
  query: noQuery,
  reply: z.object({
    works: z.array(
      z.object({
        name: z.string(),
        outcome: z.enum(['done', 'under_way']),
        milliseconds: z.int(),
      }),
    ),
  }),
  open: true,
});
