import type { Answer, Client } from '../google-semantics.ts';
import { notAsFirestore } from '../store-errors.ts';
import type { Caller, Transactions } from './transactions.ts';

/** The store of one project, and the transactions upon it. */
export interface Store {
  readonly client: Client;
  readonly transactions: Transactions;
}

type Reads = 'runQuery' | 'runAggregationQuery' | 'batchGetDocuments';
type Request<Call extends Exclude<keyof Client, 'context'>> = Parameters<Client[Call]>[0];

/** Which transaction a read belongs to, or which it begins. */
interface Selector {
  readonly transaction?: Uint8Array;
  readonly newTransaction?: TransactionOptions;
}
interface TransactionOptions {
  readonly readOnly?: object;
}

/** What a call does to the store of its project; refuses with errors that have the codes of gRPC. */
export const calls = {
  RunQuery: reading('runQuery'),
  RunAggregationQuery: reading('runAggregationQuery'),
  BatchGetDocuments: reading('batchGetDocuments'),

  async BeginTransaction({ client, transactions }: Store, { options }: Beginning, caller: Caller) {
    const begin = async (kind: object) => {
      const [answer] = await client.beginTransaction({ options: kind });
      return [idIn([answer]), answer] as const;
    };
    return options?.readOnly
      ? transactions.beginReading(caller, () => begin(options))
      : transactions.begin(caller, () => begin(readWrite));
  },

  async Commit({ client, transactions }: Store, request: Request<'commit'>, caller: Caller) {
    const write = async () => (await client.commit(request))[0];
    return request.transaction
      ? transactions.ending(request.transaction, write)
      : transactions.plainly(caller, write);
  },

  Rollback: ({ client, transactions }: Store, request: Request<'rollback'>) =>
    transactions.ending(request.transaction, async () => (await client.rollback(request))[0]),

  BatchWrite: ({ client, transactions }: Store, request: Request<'batchWrite'>, caller: Caller) =>
    transactions.plainly(caller, async () => (await client.batchWrite(request))[0]),

  async ListDocuments({ client }: Store, request: Request<'listDocuments'>) {
    const [documents] = await client.listDocuments(request);
    return { documents };
  },

  async ListCollectionIds({ client }: Store, request: Request<'listCollectionIds'>) {
    const [collectionIds] = await client.listCollectionIds(request);
    return { collectionIds };
  },
};

interface Beginning {
  readonly options?: TransactionOptions;
}

/** Which attempt it repeats, as its client says, makes no difference to who waits in a file. */
const readWrite = { readWrite: {} };

function reading<Call extends Reads>(name: Call) {
  return async (
    { client, transactions }: Store,
    request: Request<Call> & Selector,
    caller: Caller,
  ): Promise<readonly Answer[]> => {
    const { transaction, newTransaction } = request;
    const read = (asked: Request<Call>) =>
      collect((client[name] as (asked: Request<Call>) => AsyncIterable<Answer>)(asked));
    const readFirst = async (options: object) => {
      const answers = await read({ ...request, newTransaction: options });
      return [idIn(answers), answers] as const;
    };
    if (transaction) return transactions.during(transaction, caller, () => read(request));
    if (!newTransaction) return read(request);
    return newTransaction.readOnly
      ? transactions.beginReading(caller, () => readFirst(newTransaction))
      : transactions.begin(caller, () => readFirst(readWrite));
  };
}

async function collect(stream: AsyncIterable<Answer>): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for await (const answer of stream) answers.push(answer);
  return answers;
}

function idIn(answers: readonly Answer[]): Uint8Array {
  const id = answers[0]?.transaction;
  if (!id) throw new Error('The store has begun a transaction without an id.');
  return id;
}

/** What the client library never asks for, or what the store refuses of it in process as well. */
export const refused = (name: string) => notAsFirestore(unanswered[name] ?? `answer ${name}`);

const unanswered: Readonly<Record<string, string>> = {
  Listen: 'listen',
  PartitionQuery: 'part a query',
};
