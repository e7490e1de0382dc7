import { onSupportedNode } from './runtime.mjs';
import { command } from './say.mjs';

await command(async () => {
  await onSupportedNode();
  const { test } = await import('./all-tests.mjs');
  await test(process.argv.slice(2));
});
