/** What a worker can be asked: each takes one value that can be copied, and answers with another. */
export type Calls<Named> = { readonly [Name in keyof Named]: (input: never) => unknown };

export interface Call {
  readonly number: number;
  readonly name: string;
  readonly input: unknown;
}

export type Answer = { readonly number: number } & (
  { readonly value: unknown } | { readonly failure: string }
);

type Ask<Named extends Calls<Named>> = <Name extends keyof Named & string>(
  name: Name,
  input: Parameters<Named[Name]>[0],
) => Promise<Awaited<ReturnType<Named[Name]>>>;

/**
 * Asks a worker that is started with the first call, and again after it has broken down. Where there are no workers,
 * the same calls are `loaded` and run in place.
 */
export function askingWorker<Named extends Calls<Named>>(
  start: () => Worker,
  load: () => Promise<Named>,
): Ask<Named> {
  let worker: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();

  const settle = ({ data }: MessageEvent<Answer>) => {
    const call = waiting.get(data.number);
    waiting.delete(data.number);
    if ('failure' in data) call?.reject(new Error(data.failure));
    else call?.resolve(data.value);
  };
  const breakDown = () => {
    worker?.terminate();
    worker = null;
    for (const call of waiting.values()) call.reject(new Error('The worker broke down.'));
    waiting.clear();
  };
  const running = () => {
    if (worker) return worker;
    worker = start();
    worker.addEventListener('message', settle);
    worker.addEventListener('messageerror', breakDown);
    worker.addEventListener('error', breakDown);
    return worker;
  };

  const ask = async (name: keyof Named & string, input: unknown) => {
    if (typeof Worker === 'undefined') return (await load())[name](input as never);
    const call: Call = { number: (last += 1), name, input };
    const answer = Promise.withResolvers<unknown>();
    waiting.set(call.number, answer);
    running().postMessage(call);
    return answer.promise;
  };
  return ask as Ask<Named>;
}
