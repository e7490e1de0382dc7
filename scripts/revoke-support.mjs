import { onSupportedNode } from './runtime.mjs';
import { command } from './say.mjs';

await command(async () => {
  await onSupportedNode();
  const { setSupport } = await import('./support-claim.mjs');
  await setSupport(process.argv[2], false);
});
