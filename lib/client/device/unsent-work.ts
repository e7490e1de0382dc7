/** What was begun in the name of who is signed in, and is not yet with the server. */
export interface UnsentWork {
  readonly finish: () => Promise<unknown>;
  readonly forget: () => void;
}

/** Nobody waits longer than that to be logged out. */
const mostWait = 5_000;

const begun = new Set<UnsentWork>();

export const beginWork = (work: UnsentWork) => void begun.add(work);
export const endWork = (work: UnsentWork) => void begun.delete(work);

/** For who is about to log out: afterwards nothing can be sent in their name. */
export async function finishWork(): Promise<void> {
  if (begun.size === 0) return;
  await Promise.race([
    Promise.allSettled([...begun].map(({ finish }) => finish())),
    new Promise((resume) => setTimeout(resume, mostWait)),
  ]);
}

/** What one person has begun is not the next one's to send. */
export function forgetWork(): void {
  for (const { forget } of [...begun]) forget();
}
