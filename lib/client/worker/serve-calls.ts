import type { Answer, Call, Calls } from './worker-calls';

/** To be called once, by the script of a worker. */
export function serveCalls<Named extends Calls<Named>>(calls: Named): void {
  const answer = (answered: Answer) => postMessage(answered);
  addEventListener('message', async ({ data: { number, name, input } }: MessageEvent<Call>) => {
    try {
      answer({ number, value: await calls[name as keyof Named](input as never) });
    } catch (error) {
      answer({ number, failure: String(error) });
    }
  });
}
