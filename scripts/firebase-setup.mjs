import { onSupportedNode } from './runtime.mjs';
import { command } from './say.mjs';

await command(async () => {
  await onSupportedNode();
  const { setUpFirebase } = await import('./firebase-account.mjs');
  await setUpFirebase();
});
