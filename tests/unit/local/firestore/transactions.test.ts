import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Transactions, type Caller } from '@/local/firestore/server/transactions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const patience = { readWrite: 1_000, readOnly: 5_000, withoutConnection: 100 };

function aCaller(): Caller & { gone: boolean } {
  const caller = { connection: {}, gone: false, isGone: () => caller.gone };
  return caller;
}
const idOf = (name: string) => Buffer.from(name);

/** Transactions, and everything that happened to them in its order. */
function watched() {
  const transactions = new Transactions(patience);
  const happened: string[] = [];
  const note = async (what: string) => void happened.push(what);
  const first = (name: string) => async () => {
    await note(`${name} reads`);
    return [idOf(name), name] as const;
  };
  return {
    transactions,
    happened,
    begin: (name: string, caller: Caller = aCaller()) => transactions.begin(caller, first(name)),
    look: (name: string, caller: Caller = aCaller()) => transactions.beginReading(caller, first(name)),
    go: (name: string, caller: Caller = aCaller()) =>
      transactions.during(idOf(name), caller, () => note(`${name} goes on`)),
    commit: (name: string) => transactions.ending(idOf(name), () => note(`${name} commits`)),
    write: (name: string, caller: Caller = aCaller()) =>
      transactions.plainly(caller, () => note(`${name} writes`)),
  };
}
/** Lets everything happen that waits for no time to pass. */
const settled = () => vi.advanceTimersByTimeAsync(0);

test('one transaction and one plain write after the other, in the order they came', async () => {
  const { begin, go, commit, write, happened } = watched();
  await begin('one');
  const others = [write('plain'), begin('two'), write('late')];
  await go('one');
  await settled();
  expect(happened).toEqual(['one reads', 'one goes on']);

  await commit('one');
  await settled();
  expect(happened.slice(2)).toEqual(['one commits', 'plain writes', 'two reads']);
  await commit('two');
  await Promise.all(others);
  expect(happened.slice(5)).toEqual(['two commits', 'late writes']);
});

test('one that only reads waits for nobody, and nobody for it', async () => {
  const { begin, look, commit, go, write, happened } = watched();
  await begin('one');
  await look('reader');
  await commit('one');
  await write('plain');
  await go('reader');
  expect(happened).toEqual(['one reads', 'reader reads', 'one commits', 'plain writes', 'reader goes on']);
});

test('one whose end fails has ended', async () => {
  const { transactions, begin, write } = watched();
  await begin('one');
  const failing = transactions.ending(idOf('one'), () => Promise.reject(new Error('no seat')));
  await expect(failing).rejects.toThrow('no seat');
  await write('plain');
});

test('a beginning that fails holds nobody up', async () => {
  const { transactions, write } = watched();
  const failing = transactions.begin(aCaller(), () => Promise.reject(new Error('no such query')));
  await expect(failing).rejects.toThrow('no such query');
  await write('plain');
});

test('one that says nothing for too long loses its turn, and may write no more', async () => {
  const { begin, go, commit, write, happened } = watched();
  await begin('one');
  const waiting = write('plain');
  await vi.advanceTimersByTimeAsync(900);
  await go('one');
  await vi.advanceTimersByTimeAsync(900);
  expect(happened).not.toContain('plain writes');
  await vi.advanceTimersByTimeAsync(100);
  await waiting;
  // The words by which Firestore's client begins it again.
  await expect(commit('one')).rejects.toThrow('transaction has expired');
  await expect(go('one')).rejects.toThrow('transaction has expired');
  expect(happened).toEqual(['one reads', 'one goes on', 'plain writes']);
});

test('one whose connection is gone is waited for only shortly', async () => {
  const { transactions, begin, write } = watched();
  const caller = aCaller();
  await begin('one', caller);
  const waiting = write('plain');
  transactions.hangUp({});
  await vi.advanceTimersByTimeAsync(500);
  transactions.hangUp(caller.connection);
  await vi.advanceTimersByTimeAsync(100);
  await waiting;
});

test('one that goes on over another connection keeps its turn', async () => {
  const { transactions, begin, go, commit } = watched();
  const caller = aCaller();
  await begin('one', caller);
  transactions.hangUp(caller.connection);
  await vi.advanceTimersByTimeAsync(50);
  await go('one', aCaller());
  transactions.hangUp(caller.connection);
  await vi.advanceTimersByTimeAsync(900);
  await commit('one');
});

test('who has stopped waiting is passed over', async () => {
  const { begin, commit, write, happened } = watched();
  await begin('one');
  const impatient = aCaller();
  const given = Promise.allSettled([begin('two', impatient), write('plain', impatient)]);
  const patient = write('patient');
  impatient.gone = true;
  await commit('one');
  await patient;
  expect((await given).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(happened).toEqual(['one reads', 'one commits', 'patient writes']);
});

test('nobody goes on with a transaction that there never was', async () => {
  const { go, commit } = watched();
  await expect(go('none')).rejects.toThrow('transaction has expired');
  await expect(commit('none')).rejects.toThrow('transaction has expired');
});
