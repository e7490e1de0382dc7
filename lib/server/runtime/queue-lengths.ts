import 'server-only';

type Read = () => number;

// The API routes are bundled apart, each with queues of its own: this hangs on the process, and sums them up.
const key = Symbol.for('heelwrite.queues');
const holder = globalThis as { [key]?: Map<string, Set<Read>> };

function queues(): Map<string, Set<Read>> {
  const made = holder[key] ?? new Map<string, Set<Read>>();
  holder[key] = made;
  return made;
}

/** Has the length of a queue told to who watches the process. */
export function tellLength(queue: string, read: Read): void {
  const all = queues();
  all.set(queue, (all.get(queue) ?? new Set()).add(read));
}

/** How much waits in this process, by what for. */
export const queueLengths = (): [queue: string, length: number][] =>
  [...queues()].map(([queue, reads]) => [queue, [...reads].reduce((sum, read) => sum + read(), 0)]);
