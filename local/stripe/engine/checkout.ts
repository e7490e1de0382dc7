import { subscribe } from './billing.ts';
import { keepCard } from './cards.ts';
import type { Session } from '../objects/checkout.ts';
import { customerOf, type Context } from './context.ts';

/** A session as it is now: an open one runs out after its day. */
export function currentSession({ store, now }: Context, id: string): Session | undefined {
  const found = store.get('session', id);
  if (found?.status !== 'open' || found.expires_at > now()) return found;
  return { ...found, status: 'expired', url: null };
}

/** Ends an open session with a card that pays: from here on there is a subscription. */
export function completeSession(context: Context, session: Session, card: string): Session {
  const { store, emit } = context;
  const order = store.get('order', session.id);
  if (!order?.line.quantity) throw new Error('A checkout session has lost its order.');
  keepCard(context, session.customer, card);
  const begun = subscribe(context, {
    customer: session.customer,
    price: order.line.price,
    quantity: order.line.quantity,
    trialEnd: order.trialEnd,
    metadata: order.metadata,
    isAttended: true,
  });
  const { email, name = null } = customerOf(context, session.customer);
  const completed = store.put('session', {
    ...session,
    status: 'complete',
    payment_status: order.trialEnd === null ? 'paid' : 'no_payment_required',
    subscription: begun.id,
    invoice: begun.latest_invoice,
    url: null,
    customer_details: {
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  });
  emit('checkout.session.completed', completed);
  return completed;
}
