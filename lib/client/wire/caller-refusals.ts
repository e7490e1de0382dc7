/** What an answer says about the caller rather than about the call. */
export type CallerRefusal = 'token-invalid' | 'email-not-in-whitelist' | 'email-to-be-confirmed';

const listeners = new Set<(refusal: CallerRefusal) => void>();

/** Returns the function that stops listening. */
export function onCallerRefusal(listener: (refusal: CallerRefusal) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportCallerRefusal(refusal: CallerRefusal): void {
  for (const listener of listeners) listener(refusal);
}
