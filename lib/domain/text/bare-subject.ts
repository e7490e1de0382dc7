/** A subject line without what mail programs put before it, in answers and when they forward. */
export const bareSubject = (subject: string): string =>
  subject.replace(/^(?:\s*(?:re|fwd?|aw|wg)\s*:)+\s*/i, '').trim();
