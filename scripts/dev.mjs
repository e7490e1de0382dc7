import { onSupportedNode } from './runtime.mjs';
import { command } from './say.mjs';

await command(async () => {
  await onSupportedNode();
  const { serve } = await import('./serve.mjs');
  await serve({ dev: true });
});
