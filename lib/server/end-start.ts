import 'server-only';

/** Ends a start that cannot serve, with its reason as one sentence. */
export function endStart(error: unknown): never {
  console.error(`Heelwrite can't start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
