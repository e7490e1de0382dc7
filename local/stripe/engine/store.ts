import { NotKept, theDisk } from '../../disk/disk.ts';
import { Journal, type Write } from '../../firestore/journal.ts';
import type { Price, Product } from '../objects/catalogue.ts';
import type { LineItem, Session } from '../objects/checkout.ts';
import type { Customer } from '../objects/customer.ts';
import type { StripeEvent } from '../objects/event.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { PortalConfiguration, PortalSession } from '../objects/portal.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { WebhookEndpoint } from '../objects/webhook-endpoint.ts';
import { StripeFault } from './stripe-fault.ts';

/** A test card on file. */
export interface Card {
  readonly id: string;
  readonly last4: string;
  readonly declines: boolean;
  /** Its bank wants a payment confirmed; missing in what was kept before there was such a card. */
  readonly asks?: boolean;
}

/** What a checkout session sells, which Stripe keeps behind the session. */
export interface Order {
  readonly id: string;
  readonly line: LineItem;
  readonly trialEnd: number | null;
  readonly metadata: Record<string, string>;
}

/** An event that waits for being told, or for being told again. */
export interface Delivery {
  readonly id: string;
  readonly event: string;
  /** Milliseconds. */
  readonly dueAt: number;
  readonly attempts: number;
  readonly isHeld: boolean;
}

/** The answer to a call that came with an idempotency key. */
export interface Answered {
  readonly id: string;
  readonly call: string;
  readonly body: unknown;
  readonly at: number;
}

/** How webhooks are sent. */
export interface Switches {
  readonly id: 'switches';
  /** Milliseconds between what happens and its webhook. */
  readonly delay: number;
  /** Up to as many milliseconds more, by chance: enough of it brings webhooks out of order. */
  readonly spread: number;
  /** How often each webhook is sent. */
  readonly copies: number;
  /** The share of webhooks, from 0 to 1, that is never sent. */
  readonly lost: number;
  /** Keeps webhooks back until they are released. */
  readonly hold: boolean;
}

interface Kinds {
  product: Product;
  price: Price;
  customer: Customer;
  session: Session;
  subscription: Subscription;
  invoice: Invoice;
  portalConfiguration: PortalConfiguration;
  portalSession: PortalSession;
  webhookEndpoint: WebhookEndpoint;
  event: StripeEvent;
  card: Card;
  order: Order;
  delivery: Delivery;
  answered: Answered;
  switches: Switches;
}

type Kind = keyof Kinds;
type Stored = Kinds[Kind];

/** Everything the stand-in knows, on disk before anyone is told. Objects in it are replaced, never changed. */
export class Store {
  readonly #objects = new Map<Kind, Map<string, Stored>>();
  readonly #journal: Journal;
  /** What the running change has replaced. */
  #before: Map<string, readonly [Kind, string, Stored | undefined]> | undefined;

  constructor(dir: string, disk = theDisk) {
    this.#journal = new Journal(dir, { sync: true, disk });
    for (const [path, object] of this.#journal.read()) {
      const [kind, id] = path.split('/') as [Kind, string];
      this.#all(kind).set(id, object as unknown as Stored);
    }
    this.#journal.begin(this.#writes());
  }

  /** Keeps all that `work` puts and removes, or nothing where it fails. */
  change<T>(work: () => T): T {
    if (this.#before) throw new Error('A change was started inside another one.');
    this.#before = new Map();
    try {
      const result = work();
      const writes = [...this.#before.values()].map(([kind, id]) => this.#write(kind, id));
      if (writes.length > 0) this.#journal.append(writes);
      return result;
    } catch (error) {
      for (const [kind, id, object] of this.#before.values()) {
        if (object) this.#all(kind).set(id, object);
        else this.#all(kind).delete(id);
      }
      if (error instanceof NotKept) throw new StripeFault(503, error.message, { type: 'api_error' });
      throw error;
    } finally {
      this.#before = undefined;
      this.#journal.foldWhereWorth(() => this.#writes());
    }
  }

  get<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    return this.#all(kind).get(id);
  }

  /** The newest first, as Stripe lists them. */
  all<K extends Kind>(kind: K): Kinds[K][] {
    return [...this.#all(kind).values()].reverse();
  }

  put<K extends Kind>(kind: K, object: Kinds[K]): Kinds[K] {
    this.#remember(kind, object.id);
    this.#all(kind).set(object.id, object);
    return object;
  }

  remove(kind: Kind, id: string): void {
    this.#remember(kind, id);
    this.#all(kind).delete(id);
  }

  close(): void {
    this.#journal.close();
  }

  #all<K extends Kind>(kind: K): Map<string, Kinds[K]> {
    const objects = this.#objects.get(kind) ?? new Map<string, Stored>();
    this.#objects.set(kind, objects);
    return objects as Map<string, Kinds[K]>;
  }

  #remember(kind: Kind, id: string): void {
    if (!this.#before) throw new Error('The store is changed inside of change() only.');
    const path = `${kind}/${id}`;
    if (!this.#before.has(path)) this.#before.set(path, [kind, id, this.#all(kind).get(id)]);
  }

  #write(kind: Kind, id: string): Write {
    return [`${kind}/${id}`, (this.#all(kind).get(id) as unknown as Write[1] | undefined) ?? null];
  }

  *#writes(): Generator<Write> {
    for (const [kind, objects] of this.#objects) for (const id of objects.keys()) yield this.#write(kind, id);
  }
}
