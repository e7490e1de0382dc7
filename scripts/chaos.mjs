import { onSupportedNode } from './runtime.mjs';
import { command } from './say.mjs';

await command(async () => {
  await onSupportedNode();
  const { chaos } = await import('./chaos/chaos.mjs');
  await chaos();
});
