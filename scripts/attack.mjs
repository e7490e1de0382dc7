import { onSupportedNode } from './runtime.mjs';
import { command } from './say.mjs';

await command(async () => {
  await onSupportedNode();
  const { attack } = await import('./attack/attack.mjs');
  await attack();
});
