/** What an answer says about the caller rather than about the call. */
export type Refusal = 'token-invalid' | 'email-not-in-whitelist' | 'email-to-be-confirmed';

const listeners = new Set<(refusal: Refusal) => void>();

/** Returns the function that stops listening. */
export function onRefusal(listener: (refusal: Refusal) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportRefusal(refusal: Refusal): void {
  for (const listener of listeners) listener(refusal);
}
