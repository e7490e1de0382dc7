/** In milliseconds: a call of these services takes a moment. */
const patience = 3_000;

/** Ends this process when it is asked to, once `close` says that what is being answered is answered. */
export function endWhenAnswered(close: (done: () => void) => void): void {
  const end = () => {
    close(() => process.exit(0));
    setTimeout(() => process.exit(0), patience);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
}
