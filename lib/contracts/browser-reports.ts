import * as z from 'zod/mini';
import { operation } from './operation';
import { noQuery } from './primitives';

/** Next's name of a page, such as `/snippets/[id]`: never which snippet. */
const pageSchema = z.string().check(z.regex(/^\/[\w[\]./-]{0,80}$/));

const errorReportSchema = z.strictObject({
  kind: z.literal('error'),
  name: z.string().check(z.maxLength(50)),
  /** In words of ours alone (`lib/domain/logs/error-words.ts`). */
  message: z.string().check(z.maxLength(500)),
  /** Where in scripts of ours, the innermost first. */
  frames: z
    .array(
      z.strictObject({
        file: z.string().check(z.regex(/^\/_next\/static\/[\w./~-]{1,150}\.js$/)),
        line: z.int().check(z.gte(0), z.lte(9_999_999)),
        column: z.int().check(z.gte(0), z.lte(9_999_999)),
      }),
    )
    .check(z.maxLength(10)),
  page: pageSchema,
});

const vitalReportSchema = z.strictObject({
  kind: z.literal('vital'),
  name: z.enum(['LCP', 'INP', 'CLS', 'TTFB']),
  /** In milliseconds; CLS is a sum of shares. */
  value: z.number().check(z.gte(0), z.lte(600_000)),
  page: pageSchema,
});

export type BrowserReport = z.infer<typeof errorReportSchema> | z.infer<typeof vitalReportSchema>;

/** In one call. */
export const mostReports = 10;

/** What a page tells of how it fares: errors and Web Vitals, without anything that people write; taken or forgotten. */
export const sendBrowserReports = operation('POST', '/api/browser-reports', {
  query: noQuery,
  body: z.strictObject({
    /** Next's name of the build that the page runs. */
    release: z.string().check(z.regex(/^[\w-]{1,40}$/)),
    reports: z
      .array(z.discriminatedUnion('kind', [errorReportSchema, vitalReportSchema]))
      .check(z.minLength(1), z.maxLength(mostReports)),
  }),
  kibibytes: 8,
  open: true,
});
