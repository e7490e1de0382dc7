import * as z from 'zod/mini';
import { operation } from './operation';
import { noQuery } from './primitives';

const reply = z.object({
  status: z.literal('ok'),
  /** What runs: `0.5.0+1a2b3c4d5e6f`. A page that is newer than the server may not be told. */
  version: z.optional(z.string()),
});

/** Whether the store answers and takes writes. */
export const checkHealth = operation('GET', '/api/health', { query: noQuery, reply, open: true });

/** Whether the process answers at all: one that does not is to be started anew. */
export const checkLive = operation('GET', '/api/health/live', { query: noQuery, reply, open: true });

/** Whether requests should be sent here: what they need answers, and the process is not about to end. */
export const checkReady = operation('GET', '/api/health/ready', { query: noQuery, reply, open: true });
