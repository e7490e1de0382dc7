import { noSuch } from './stripe-fault.ts';
import type { Price } from '../objects/catalogue.ts';
import type { Customer } from '../objects/customer.ts';
import type { EventType } from '../objects/event.ts';
import type { Store } from './store.ts';

/** What every part of the stand-in works with. */
export interface Context {
  readonly store: Store;
  /** Where this server is reached, without a slash at the end. */
  readonly origin: string;
  /** Seconds, as Stripe counts time. */
  readonly now: () => number;
  /** Tells the webhook endpoint, in its own time. */
  readonly emit: (type: EventType, object: unknown, previous?: Record<string, unknown>) => void;
}

export function customerOf({ store }: Context, id: string, param?: string): Customer {
  const customer = store.get('customer', id);
  if (!customer) throw noSuch('customer', id, param);
  return customer;
}

export function priceOf({ store }: Context, id: string, param?: string): Price {
  const price = store.get('price', id);
  if (!price) throw noSuch('price', id, param);
  return price;
}
