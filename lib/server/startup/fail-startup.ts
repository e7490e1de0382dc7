import 'server-only';

/** Ends a start that cannot serve, with its reason as one sentence. */
export function failStartup(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Heelwrite can't start: ${reason}\n`);
  process.exit(1);
}
