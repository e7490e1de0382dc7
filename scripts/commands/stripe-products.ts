import { readEnvironment } from '../machine/environment.ts';
import { installPackages } from '../machine/packages.ts';
import { Failure, say, sentenceOf } from '../bootstrap/say.mjs';

/** Creates what is sold in the Stripe account of the environment's key. */
export async function run() {
  readEnvironment();
  const key = process.env.STRIPE_SECRET_KEY;
  if (!key) {
    throw new Failure('Set STRIPE_SECRET_KEY to the key of the Stripe account that is to get the products.');
  }
  await installPackages();
  const { Stripe } = await import('stripe');
  const { createProducts } = await import('../../local/stripe/create-products.ts');
  const created = await createProducts(new Stripe(key, { telemetry: false })).catch((error: unknown) => {
    // What there is already stays: it goes on from where it ended.
    throw new Failure(`Not everything was created. Stripe: ${sentenceOf(error)}\nRun it again.`);
  });
  say(created.length === 0 ? 'Everything is there already.' : `Created ${created.join(', ')}.`);
}
