import { onSupportedNode } from './runtime.mjs';
import { command } from './say.mjs';

await command(async () => {
  await onSupportedNode();
  const { killTest } = await import('./kill-test/rounds.ts');
  await killTest();
});
