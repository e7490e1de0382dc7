import { onSupportedNode } from './runtime.mjs';
import { command } from './say.mjs';

await command(async () => {
  await onSupportedNode();
  const { fillStripeAccount } = await import('./stripe-account.mjs');
  await fillStripeAccount();
});
