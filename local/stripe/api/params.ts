import * as z from 'zod/mini';
import type { FormValue } from './form-encoding.ts';
import { StripeFault } from '../engine/stripe-fault.ts';

export const text = z.string();
export const whole = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/, 'Invalid integer')),
  z.transform((digits) => Number(digits)),
);
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((word) => word === 'true'),
);
/** Stripe takes an empty value for "take it away". */
export const metadata = z.record(z.string(), z.string());

const page = { limit: z.optional(whole), starting_after: z.optional(text) };

/** Parameters as they come in a form; what is not named is refused, as Stripe does. */
export const params = <Shape extends z.core.$ZodShape>(shape: Shape) => z.strictObject(shape);

/** Parameters of a list, a page at a time. */
export const listParams = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject({ ...page, ...shape });

export function readParams<Schema extends z.ZodMiniType>(
  schema: Schema,
  given: Record<string, FormValue>,
): z.infer<Schema> {
  const result = z.safeParse(schema, given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const nameOf = ([first, ...rest]: readonly PropertyKey[]) =>
    `${String(first)}${rest.map((key) => `[${String(key)}]`).join('')}`;
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? '']);
    throw new StripeFault(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(issue?.path ?? []);
  const isMissing = issue?.code === 'invalid_type' && valueAt(given, issue.path) === undefined;
  throw isMissing
    ? new StripeFault(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param })
    : new StripeFault(400, `Invalid ${param}: ${issue?.message ?? ''}`, { code: 'parameter_invalid', param });
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    given,
  );
}
