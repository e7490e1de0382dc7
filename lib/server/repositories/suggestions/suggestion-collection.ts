import 'server-only';
import type { CollectionReference } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { sexSchema } from '@/lib/contracts/primitives';
import { originSchema, variableSchema } from '@/lib/contracts/snippet-fields';
import { backend } from '@/lib/server/backend/backend';
import { converterFor, storedTime } from '@/lib/server/repositories/document-schema';

const changeSchema = z.optional(
  z.object({
    html: z.string(),
    origin: z.optional(originSchema),
    source: z.optional(sexSchema),
    regenerated: z.optional(z.literal(true)),
  }),
);

const storedSchema = z.object({
  /** Of the organization. */
  libraryId: z.string(),
  snippetId: z.string(),
  snippetTitle: z.string(),
  revision: z.number(),
  content: z.object({
    title: z.string(),
    versions: z.object({ male: changeSchema, female: changeSchema, neutral: changeSchema }),
    tags: z.optional(z.array(z.string())),
    variables: z.array(z.string()),
    includes: z.array(z.string()),
    colors: z.array(variableSchema),
  }),
  note: z.optional(z.string()),
  /** A uid. */
  by: z.string(),
  at: storedTime,
  state: z.enum(['open', 'accepted', 'declined']),
  answeredBy: z.optional(z.string()),
  answer: z.optional(z.string()),
  /** Of one that was answered: from then on nobody sees it. */
  forgetAt: z.optional(storedTime),
});
export type StoredSuggestion = z.output<typeof storedSchema>;

export interface KnownSuggestion extends StoredSuggestion {
  readonly id: string;
}

export const suggestions = (): CollectionReference => backend().firestore.collection('suggestions');

export const knownSuggestions = (): CollectionReference<StoredSuggestion> =>
  suggestions().withConverter(converterFor(storedSchema));
