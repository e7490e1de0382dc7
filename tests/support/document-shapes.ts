import { Journal, type Write } from '@/local/firestore/journal';

/** What the documents of a kind have in common: the fields that none is without, and what may stand in each. */
export type Shape =
  | { readonly kind: 'value'; readonly of: ReadonlySet<string> }
  | { readonly kind: 'list'; readonly items: Shape | undefined }
  | { readonly kind: 'map'; readonly fields: ReadonlyMap<string, Shape> };

function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) return { kind: 'list', items: shapeOfAll(value) };
  if (typeof value === 'object' && value !== null) {
    return {
      kind: 'map',
      fields: new Map(Object.entries(value).map(([name, each]) => [name, shapeOf(each)])),
    };
  }
  return { kind: 'value', of: new Set([value === null ? 'null' : typeof value]) };
}

export const shapeOfAll = (values: readonly unknown[]): Shape | undefined =>
  values
    .map(shapeOf)
    .reduce<Shape | undefined>((one, other) => (one ? common(one, other) : other), undefined);

const anything: Shape = { kind: 'map', fields: new Map() };

function common(one: Shape, other: Shape): Shape {
  if (one.kind === 'value' && other.kind === 'value')
    return { kind: 'value', of: new Set([...one.of, ...other.of]) };
  if (one.kind === 'list' && other.kind === 'list') {
    return {
      kind: 'list',
      items: one.items && other.items ? common(one.items, other.items) : (one.items ?? other.items),
    };
  }
  if (one.kind !== 'map' || other.kind !== 'map') return anything;
  const both = [...one.fields].flatMap(([name, shape]) => {
    const too = other.fields.get(name);
    return too ? [[name, common(shape, too)] as const] : [];
  });
  return { kind: 'map', fields: new Map(both) };
}

/** Where a value is without something that the shape has, in words. */
export function missingFrom(value: unknown, shape: Shape, at: string): string[] {
  if (shape.kind === 'value') {
    const { kind, of } = shapeOf(value) as { kind: string; of?: ReadonlySet<string> };
    const isFit = kind === 'value' && of !== undefined && [...of].every((each) => shape.of.has(each));
    return isFit ? [] : [`${at} is no ${[...shape.of].join(' or ')}`];
  }
  if (shape.kind === 'list') {
    if (!Array.isArray(value)) return [`${at} is no list`];
    const { items } = shape;
    return items ? value.flatMap((item: unknown, n) => missingFrom(item, items, `${at}.${n}`)) : [];
  }
  return [...shape.fields].flatMap(([name, field]) => {
    const has = typeof value === 'object' && value !== null && name in value;
    return has
      ? missingFrom((value as Record<string, unknown>)[name], field, `${at}.${name}`)
      : [`${at}.${name} is missing`];
  });
}

const collectionOf = ([path]: Write) => path.slice(0, path.lastIndexOf('/'));
const isTopLevel = (name: string) => !name.includes('/');

/** The documents that a local store holds, by collection. */
export function documentsIn(folder: string): ReadonlyMap<string, readonly Write[]> {
  const all = Map.groupBy(new Journal(folder).read(), collectionOf);
  return new Map([...all].filter(([name]) => isTopLevel(name)));
}
