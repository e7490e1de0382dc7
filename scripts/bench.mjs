import { onSupportedNode } from './runtime.mjs';
import { command } from './say.mjs';

await command(async () => {
  await onSupportedNode();
  const { bench } = await import('./bench/bench.ts');
  await bench();
});
