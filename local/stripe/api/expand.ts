import type { Store } from '../engine/store.ts';
import { StripeFault } from '../engine/stripe-fault.ts';

type Fields = Record<string, unknown>;

/** What the ids in these fields name. */
const kinds = {
  product: 'product',
  price: 'price',
  customer: 'customer',
  subscription: 'subscription',
  invoice: 'invoice',
  latest_invoice: 'invoice',
} as const;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Puts the objects in the place of their ids, along each of the paths. */
export function expanded(store: Store, answer: unknown, paths: readonly string[]): unknown {
  return paths.reduce((value, path) => {
    const keys = path.split('.');
    if (keys.length > 4) {
      throw new StripeFault(400, `You cannot expand more than 4 levels of a property. Property: ${path}`);
    }
    return along(store, value, keys, path);
  }, answer);
}

function along(store: Store, value: unknown, [key, ...rest]: readonly string[], path: string): unknown {
  if (key === undefined) return value;
  if (Array.isArray(value)) return value.map((entry) => along(store, entry, [key, ...rest], path));
  if (!isFields(value)) return value;
  if (key === 'line_items' && value['object'] === 'checkout.session') {
    const line = store.get('order', String(value['id']))?.line;
    return { ...value, line_items: { object: 'list', data: line ? [line] : [], has_more: false, url: '' } };
  }
  const found = key in value ? value[key] : undefined;
  if (found === undefined) {
    throw new StripeFault(400, `This property cannot be expanded (${path}).`);
  }
  const object = typeof found === 'string' ? referred(store, key, found, path) : found;
  return { ...value, [key]: along(store, object, rest, path) };
}

function referred(store: Store, key: string, id: string, path: string): unknown {
  const object = key in kinds ? store.get(kinds[key as keyof typeof kinds], id) : undefined;
  if (!object) throw new StripeFault(400, `This property cannot be expanded (${path}).`);
  return object;
}
