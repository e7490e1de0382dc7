import 'server-only';

/** Writes our own failure as one line of JSON, with no body, token or address of a person in it. */
export function logFailure(error: unknown, context: Readonly<Record<string, string | undefined>>): void {
  const cause = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), ...context, cause })}\n`);
}
