/** Lets everything else that waits have its turn, without the delay of a timer where that is possible. */
export const nextTurn: () => Promise<void> =
  typeof setImmediate === 'function'
    ? () => new Promise((resolve) => setImmediate(resolve))
    : typeof MessageChannel === 'function'
      ? messageTurn()
      : () => new Promise((resolve) => setTimeout(resolve));

function messageTurn(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
}
