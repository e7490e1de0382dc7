import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askingWorker, type Answer, type Call } from '@/lib/client/worker/worker-calls';

const calls = {
  double: (number: number) => number * 2,
  fail: (why: string): string => {
    throw new Error(why);
  },
};

/** Takes calls, and answers when the test says so. */
class HeldWorker extends EventTarget {
  readonly asked: Call[] = [];
  isTerminated = false;
  postMessage(call: Call) {
    this.asked.push(call);
  }
  answer(data: Answer) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate() {
    this.isTerminated = true;
  }
}

const started: HeldWorker[] = [];
const newWorker = () => {
  const worker = new HeldWorker();
  started.push(worker);
  return worker as unknown as Worker;
};
const load = vi.fn(async () => calls);

beforeEach(() => {
  started.length = 0;
  load.mockClear();
  vi.stubGlobal('Worker', HeldWorker);
});
afterEach(() => vi.unstubAllGlobals());

test('a worker is started with the first call, and each answer finds its own', async () => {
  const ask = askingWorker<typeof calls>(newWorker, load);
  expect(started).toHaveLength(0);
  const answers = Promise.all([ask('double', 1), ask('double', 2)]);
  const [worker] = started;
  const [first, second] = worker?.asked ?? [];
  worker?.answer({ number: second?.number ?? 0, value: 4 });
  worker?.answer({ number: first?.number ?? 0, value: 2 });
  expect(await answers).toEqual([2, 4]);
  expect(started).toHaveLength(1);
  expect(load).not.toHaveBeenCalled();
});

test('a call that failed there fails here', async () => {
  const ask = askingWorker<typeof calls>(newWorker, load);
  const failing = ask('fail', 'no such word');
  started[0]?.answer({ number: started[0].asked[0]?.number ?? 0, failure: 'Error: no such word' });
  await expect(failing).rejects.toThrow('no such word');
});

test('a worker that breaks down leaves nobody waiting, and the next call starts another', async () => {
  const ask = askingWorker<typeof calls>(newWorker, load);
  const lost = ask('double', 1);
  started[0]?.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toThrow('broke down');
  expect(started[0]?.isTerminated).toBe(true);
  const answered = ask('double', 3);
  started[1]?.answer({ number: started[1].asked[0]?.number ?? 0, value: 6 });
  expect(await answered).toBe(6);
});

test('where there are no workers, calls run in place', async () => {
  vi.stubGlobal('Worker', undefined);
  const ask = askingWorker<typeof calls>(newWorker, load);
  expect(await ask('double', 4)).toBe(8);
  expect(started).toHaveLength(0);
});
