import { onSupportedNode } from './runtime.mjs';
import { command, Failure, say } from './say.mjs';

await command(async () => {
  await onSupportedNode();
  const { readEnvironment } = await import('./environment.mjs');
  const { repair } = await import('../local/repair.ts');
  const { whyItCannotRun } = await import('../local/why-it-cannot-run.ts');
  const { dataDir } = readEnvironment();
  try {
    for (const line of repair(dataDir)) say(line);
  } catch (error) {
    throw new Failure(`Nothing can be repaired: ${whyItCannotRun(error)}`);
  }
});
