import { join } from 'node:path';
import { backend } from '@/lib/server/backend/backend';
import { env } from '@/lib/server/runtime/env';
import { addAcademy } from './academy';
import { addDemoAccounts } from './demo-accounts';
import { addDemoSubscriptions } from './demo-subscriptions';
import { runOnce } from './run-once';
import { runOnceInStore } from './run-once-in-store';
import { addStarterSnippets } from './starter-snippets';

/** Adds the demo data on the first start; what people change or delete afterwards stays changed. */
export async function addDemoData(): Promise<void> {
  const { DATA_DIR, FIRESTORE_EMULATOR_HOST } = env();
  // A store that others use too remembers by itself.
  const once =
    FIRESTORE_EMULATOR_HOST === undefined
      ? runOnce(join(DATA_DIR, 'demo-data.json'))
      : runOnceInStore(backend().firestore);
  await Promise.all([
    once('accounts', () => addDemoAccounts(backend().auth)),
    once('starter snippets', addStarterSnippets),
    once('academy', addAcademy),
  ]);
  // With a test account of Stripe's own nobody can pay in someone's place.
  if (!env().STRIPE_SECRET_KEY) await once('subscriptions', addDemoSubscriptions);
}
