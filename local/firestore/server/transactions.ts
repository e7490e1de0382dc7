import { mutex } from '../mutex.ts';
import { invalid } from '../store-errors.ts';

/** Who asks: over which connection, and whether they still wait for an answer. */
export interface Caller {
  readonly connection: object;
  readonly isGone: () => boolean;
}

interface Open {
  connection: object;
  readonly patience: number;
  readonly end: () => void;
  timer?: NodeJS.Timeout;
}

/** For how many milliseconds a transaction may say nothing, and for how many once its connection is gone. */
export interface Patience {
  readonly readWrite: number;
  readonly readOnly: number;
  readonly withoutConnection: number;
}

/** Google's own for who only reads; who writes holds up others here, and house rules let it wait for nothing meanwhile. */
const ordinary: Patience = { readWrite: 20_000, readOnly: 60_000, withoutConnection: 1_000 };

/**
 * Transactions of other processes, those that may write in single file with each other and with plain writes: from its
 * first read to its end one of them is alone, so that nothing it has read changes, queries and missing documents included.
 * One that says nothing for too long loses its turn, and its client begins it again.
 */
export class Transactions {
  readonly #inTurn = mutex();
  readonly #open = new Map<string, Open>();
  readonly #patience: Patience;

  constructor(patience: Patience = ordinary) {
    this.#patience = patience;
  }

  /** Begins one that may write once it is its turn; `first` does what it begins with and answers with its id. */
  begin<T>(caller: Caller, first: () => Promise<readonly [id: Uint8Array, answer: T]>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const wholeTurn = async () => {
        if (caller.isGone()) throw expired();
        const [id, answer] = await first();
        await new Promise<void>((end) => {
          this.#admit(id, caller, this.#patience.readWrite, end);
          resolve(answer);
        });
      };
      this.#inTurn(wholeTurn).catch(reject);
    });
  }

  /** Begins one that only reads, which needs no turn: it sees what there was at its first read. */
  async beginReading<T>(
    caller: Caller,
    first: () => Promise<readonly [id: Uint8Array, answer: T]>,
  ): Promise<T> {
    const [id, answer] = await first();
    this.#admit(id, caller, this.#patience.readOnly, () => undefined);
    return answer;
  }

  /** Does something of one that is open. */
  async during<T>(id: Uint8Array, caller: Caller, work: () => Promise<T>): Promise<T> {
    const open = this.#find(id);
    open.connection = caller.connection;
    this.#wait(keyOf(id), open, open.patience);
    return work();
  }

  /** Does the last thing of one that is open, whatever comes of it. */
  async ending<T>(id: Uint8Array, work: () => Promise<T>): Promise<T> {
    this.#find(id);
    try {
      return await work();
    } finally {
      this.#end(keyOf(id));
    }
  }

  /** Does what belongs to no transaction once it is its turn. */
  plainly<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    return this.#inTurn(() => {
      if (caller.isGone()) throw expired();
      return work();
    });
  }

  /** A process that has ended ends its transactions; one that only changes its connections is soon heard of over another. */
  hangUp(connection: object): void {
    for (const [key, open] of this.#open) {
      if (open.connection === connection) this.#wait(key, open, this.#patience.withoutConnection);
    }
  }

  #find(id: Uint8Array): Open {
    const open = this.#open.get(keyOf(id));
    if (!open) throw expired();
    return open;
  }

  #admit(id: Uint8Array, { connection }: Caller, patience: number, end: () => void): void {
    const open: Open = { connection, patience, end };
    this.#open.set(keyOf(id), open);
    this.#wait(keyOf(id), open, patience);
  }

  #wait(key: string, open: Open, patience: number): void {
    clearTimeout(open.timer);
    open.timer = setTimeout(() => this.#end(key), patience);
    open.timer.unref();
  }

  #end(key: string): void {
    const open = this.#open.get(key);
    clearTimeout(open?.timer);
    this.#open.delete(key);
    open?.end();
  }
}

const keyOf = (id: Uint8Array) => Buffer.from(id).toString('base64');

/** In Google's words, by which its client tells that it may begin the transaction again. */
const expired = () => invalid('The referenced transaction has expired or is no longer valid.');
