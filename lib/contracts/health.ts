import * as z from 'zod/mini';
import { operation } from './operation';
import { noQuery } from './primitives';

export const checkHealth = operation('GET', '/api/health', {
  query: noQuery,
  reply: z.object({ status: z.literal('ok') }),
  open: true,
});
