import { cardsInWords, doesPay, payingCard } from '../engine/cards.ts';
import { completeSession, currentSession } from '../engine/checkout.ts';
import type { Session } from '../objects/checkout.ts';
import { day, escaped, money, page } from './html-page.ts';
import type { Context } from '../engine/context.ts';

export type PageAnswer =
  { readonly status: number; readonly html: string } | { readonly status: 303; readonly location: string };

/** Where a paid session leads: the address may ask for the session's id. */
const successOf = ({ success_url: url, id }: Session) => (url ?? '').replace('{CHECKOUT_SESSION_ID}', id);

/** Links in the text below the button are written as Stripe takes them: [words](address). */
const withLinks = (text: string) =>
  escaped(text).replaceAll(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2">$1</a>');

function form(context: Context, session: Session, refusal?: string): string {
  const order = context.store.get('order', session.id);
  const { price, quantity } = order?.line ?? {};
  if (!order || !price || !quantity) throw new Error('A checkout session has lost its order.');
  const name = order.line.description ?? '';
  const total = money(price.unit_amount * quantity, price.currency);
  const each = quantity > 1 ? ` (${quantity} × ${money(price.unit_amount, price.currency)})` : '';
  const trial = order.trialEnd === null ? '' : `<p>Nothing is due before ${day(order.trialEnd)}.</p>`;
  const small = session.custom_text.submit?.message;
  return page(
    `Subscribe to ${name}`,
    `<h1>Subscribe to ${escaped(name)}</h1>
<p><strong>${total}</strong> per ${price.recurring.interval}${each}</p>
${trial}
<form method="post">
<label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required value="${payingCard}"
 aria-describedby="cards${refusal ? ' refusal' : ''}"${refusal ? ' aria-invalid="true"' : ''}>
<p id="cards" class="quiet">${cardsInWords}</p>
${refusal ? `<p id="refusal" class="trouble" role="alert">${escaped(refusal)}</p>` : ''}
<button class="first">Subscribe</button>
</form>
${small ? `<p class="quiet">${withLinks(small)}</p>` : ''}
${session.cancel_url ? `<p><a href="${escaped(session.cancel_url)}">Back without subscribing</a></p>` : ''}`,
  );
}

export function checkoutPage(context: Context, id: string, card?: string): PageAnswer {
  const session = currentSession(context, id);
  if (!session) return { status: 404, html: page('No such checkout', '<h1>There is no such checkout.</h1>') };
  if (session.status === 'complete') {
    return card === undefined
      ? {
          status: 200,
          html: page(
            'Already paid',
            `<h1>This is already paid.</h1><p><a href="${escaped(successOf(session))}">Go on</a></p>`,
          ),
        }
      : { status: 303, location: successOf(session) };
  }
  if (session.status === 'expired') {
    return {
      status: 410,
      html: page('Checkout over', '<h1>This checkout has run out.</h1><p>Start again from your account.</p>'),
    };
  }
  if (card === undefined) return { status: 200, html: form(context, session) };
  const pays = doesPay(card);
  if (pays === undefined)
    return { status: 402, html: form(context, session, 'Only the test cards work here.') };
  if (!pays) return { status: 402, html: form(context, session, 'Your card was declined.') };
  return { status: 303, location: successOf(completeSession(context, session, card)) };
}
