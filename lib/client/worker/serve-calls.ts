import type { Answer, Call, Calls } from './worker-calls';

/** To be called once, by the script of a worker. */
export function serveCalls<Named extends Calls<Named>>(calls: Named): void {
  const answer = async ({ number, name, input }: Call): Promise<Answer> => {
    try {
      return { number, value: await calls[name as keyof Named](input as never) };
    } catch (error) {
      return { number, failure: String(error) };
    }
  };
  addEventListener('message', ({ data }: MessageEvent<Call>) => {
    void answer(data).then((answered) => postMessage(answered));
  });
}
