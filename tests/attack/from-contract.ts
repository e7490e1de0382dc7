import * as fc from 'fast-check';
import type * as z from 'zod/mini';

/** Of zod's own description of a schema, the parts that say what to make. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly in?: z.ZodMiniType;
}

/** What a field of this name may plausibly hold, so that calls get past their shape. */
export type Plausible = (field: string) => fc.Arbitrary<unknown> | undefined;

const inner = (schema: z.ZodMiniType | undefined, plausible: Plausible, field: string) =>
  schema ? fromSchema(schema, plausible, field) : fc.constant(undefined);

/** Values that a schema mostly takes: the field's plausible ones where it has some, else made by its type. */
export function fromSchema(schema: z.ZodMiniType, plausible: Plausible, field = ''): fc.Arbitrary<unknown> {
  const definition = schema._zod.def as unknown as Definition;
  switch (definition.type) {
    case 'object':
      return objectFrom(definition.shape ?? {}, plausible);
    case 'optional':
    case 'default':
      return fc.option(inner(definition.innerType, plausible, field), { nil: undefined });
    case 'nullable':
      return fc.option(inner(definition.innerType, plausible, field), { nil: null });
    case 'array':
      return fc.array(inner(definition.element, plausible, field), { maxLength: 4 });
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 9 }), inner(definition.valueType, plausible, field), {
        maxKeys: 4,
      });
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(definition.values ?? []));
    case 'union':
      return fc.oneof(...(definition.options ?? []).map((option) => fromSchema(option, plausible, field)));
    case 'pipe':
      return inner(definition.in, plausible, field);
    default:
      return plausible(field) ?? plain(definition.type);
  }
}

function objectFrom(shape: Readonly<Record<string, z.ZodMiniType>>, plausible: Plausible) {
  const fields = Object.entries(shape).map(
    ([name, schema]) => [name, fromSchema(schema, plausible, name)] as const,
  );
  return fc
    .record(Object.fromEntries(fields))
    .map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)));
}

function plain(type: string): fc.Arbitrary<unknown> {
  if (type === 'boolean') return fc.boolean();
  if (type === 'number' || type === 'int') return fc.integer({ min: 0, max: 50 });
  if (type === 'string') return fc.string({ minLength: 1, maxLength: 40 });
  return fc.jsonValue({ maxDepth: 2 });
}
