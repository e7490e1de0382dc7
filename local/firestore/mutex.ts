type Run = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs each piece of work after the one before has ended, whether well or not. */
export function mutex(): Run {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
