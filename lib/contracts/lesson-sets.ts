import * as z from 'zod/mini';
import { operation } from './operation';
import { idSchema, noQuery } from './primitives';

const path = '/api/lesson-sets';

export const lessonSetLimits = { sets: 100, snippets: 50, name: 80, subject: 300 } as const;

const chosenSchema = z.strictObject({ id: idSchema, orgId: z.optional(idSchema) });

export const lessonSetSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** What a letter without a subject gets for one; its variables stay in braces. */
  subject: z.optional(z.string()),
  /** In the order in which a letter takes them; one that is deleted since stays named. */
  snippets: z.array(z.object({ id: z.string(), orgId: z.optional(z.string()) })),
});
export type LessonSet = z.infer<typeof lessonSetSchema>;
export type LessonSetContent = Omit<LessonSet, 'id'>;

const content = {
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'A lesson set needs a name.'),
      z.maxLength(lessonSetLimits.name, `A name can have at most ${lessonSetLimits.name} characters.`),
    ),
  subject: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1),
        z.maxLength(
          lessonSetLimits.subject,
          `A subject of a lesson set can have at most ${lessonSetLimits.subject} characters.`,
        ),
      ),
  ),
  snippets: z
    .array(chosenSchema)
    .check(
      z.minLength(1, 'A lesson set needs a snippet.'),
      z.maxLength(
        lessonSetLimits.snippets,
        `A lesson set can have at most ${lessonSetLimits.snippets} snippets.`,
      ),
    ),
};

/** The caller's own, by name. */
export const listLessonSets = operation('GET', path, { query: noQuery, reply: z.array(lessonSetSchema) });

/** Refused with 409 where another set has the name, whatever its case. */
export const createLessonSet = operation('POST', path, {
  query: noQuery,
  body: z.strictObject(content),
  reply: lessonSetSchema,
  status: 201,
});

/** Puts the name and the snippets in the place of what the set held. */
export const updateLessonSet = operation('PUT', path, {
  query: noQuery,
  body: z.strictObject({ id: idSchema, ...content }),
  reply: lessonSetSchema,
});

export const deleteLessonSet = operation('DELETE', path, { query: z.strictObject({ id: idSchema }) });
