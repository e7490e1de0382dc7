import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { stripeEvent, type EventType } from '../objects/event.ts';
import { newId } from '../objects/wire.ts';
import type { Delivery, Store, Switches } from './store.ts';

const apiVersion = '2026-10-28.endive';
const firstPause = 250;
const longestPause = 60_000;
/** About three days, as Stripe does. */
const mostAttempts = 3 * 24 * 60;
const patience = 10_000;
const unnotedPause = 5_000;
const atOnce = 20;

export const usualSwitches: Switches = {
  id: 'switches',
  delay: 0,
  spread: 0,
  copies: 1,
  lost: 0,
  hold: false,
};

export const switchesOf = (store: Store) => store.get('switches', 'switches') ?? usualSwitches;

/** As Stripe signs: `stripe.webhooks.constructEvent` accepts it. */
function signature(payload: string, secret: string, seconds: number): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

interface Endpoint {
  readonly url: string;
  readonly secret: string;
}

/** Tells the product's endpoint of every event until it has answered well, also after a restart. */
export class Webhooks {
  readonly #store: Store;
  readonly #endpoint: Endpoint | undefined;
  readonly #underway = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(store: Store, endpoint: Endpoint | undefined) {
    this.#store = store;
    this.#endpoint = endpoint;
  }

  /** Notes an event and what is to be sent of it; part of the change that it tells of. */
  emit(
    type: EventType,
    object: unknown,
    previous: Record<string, unknown> | undefined,
    seconds: number,
  ): void {
    const { delay, spread, copies, lost, hold } = switchesOf(this.#store);
    const isLost = !this.#endpoint || Math.random() < lost;
    const event = this.#store.put(
      'event',
      stripeEvent({
        type,
        created: seconds,
        api_version: apiVersion,
        pending_webhooks: isLost ? 0 : 1,
        data: { object, ...(previous && { previous_attributes: previous }) },
      }),
    );
    if (isLost) return;
    for (let copy = 0; copy < copies; copy += 1) {
      this.#store.put('delivery', {
        id: newId('dlv_'),
        event: event.id,
        dueAt: Date.now() + delay + Math.random() * spread,
        attempts: 0,
        isHeld: hold,
      });
    }
  }

  /** Sends what is due, and comes back for what is due later. */
  send(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    let next = Infinity;
    for (const delivery of this.#waiting()) {
      if (delivery.isHeld) continue;
      if (this.#underway.size >= atOnce) return;
      if (delivery.dueAt <= Date.now()) void this.#attempt(delivery);
      else next = Math.min(next, delivery.dueAt);
    }
    if (next < Infinity) this.#timer = setTimeout(() => this.send(), Math.max(1, next - Date.now()));
  }

  /** Sends what was held back, one after the other, in the order asked for. */
  async release(order: 'made' | 'reversed' | 'shuffled'): Promise<void> {
    const held = this.#waiting().filter(({ isHeld }) => isHeld);
    if (order === 'reversed') held.reverse();
    if (order === 'shuffled') held.sort(() => Math.random() - 0.5);
    for (const delivery of held) await this.#attempt(delivery);
  }

  /** What has not arrived yet. */
  get waiting(): number {
    return this.#waiting().length + this.#underway.size;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** The oldest first. */
  #waiting(): Delivery[] {
    return this.#store
      .all('delivery')
      .filter(({ id }) => !this.#underway.has(id))
      .reverse();
  }

  async #attempt(delivery: Delivery): Promise<void> {
    this.#underway.add(delivery.id);
    const arrived = await this.#post(delivery.event);
    // After closing, the next start finds the delivery as it was.
    if (this.#isClosed) return;
    try {
      this.#note(delivery, arrived);
    } catch (error) {
      // It is sent once more when this can be noted: like Stripe, rather twice than never.
      console.error(error);
      await pause(unnotedPause);
    }
    this.#underway.delete(delivery.id);
    this.send();
  }

  #note(delivery: Delivery, arrived: boolean): void {
    this.#store.change(() => {
      if (arrived || delivery.attempts >= mostAttempts) this.#store.remove('delivery', delivery.id);
      else {
        const wait = Math.min(firstPause * 2 ** delivery.attempts, longestPause);
        const attempts = delivery.attempts + 1;
        this.#store.put('delivery', { ...delivery, isHeld: false, attempts, dueAt: Date.now() + wait });
      }
    });
  }

  async #post(eventId: string): Promise<boolean> {
    const event = this.#store.get('event', eventId);
    if (!event || !this.#endpoint) return true;
    const payload = JSON.stringify(event, null, 2);
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'Stripe-Signature': signature(payload, this.#endpoint.secret, Math.floor(Date.now() / 1000)),
    };
    return fetch(this.#endpoint.url, {
      method: 'POST',
      headers,
      body: payload,
      signal: AbortSignal.timeout(patience),
    }).then(
      (response) => response.ok,
      // Nobody listens yet; the pause keeps a closed port from being asked in a tight circle.
      () => pause(50, false),
    );
  }
}
