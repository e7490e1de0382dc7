import { cancelAtPeriodEnd, cancelNow, hasEnded, payOpenInvoices, update } from '../engine/billing.ts';
import { cardOf, cardsInWords, doesPay, keepCard, payingCard } from '../engine/cards.ts';
import type { PageAnswer } from './checkout-page.ts';
import type { PortalSession } from '../objects/portal.ts';
import { itemOf, type Subscription } from '../objects/subscription.ts';
import { day, escaped, money, page } from './html-page.ts';
import type { Context } from '../engine/context.ts';

const words: Readonly<Record<string, string>> = {
  active: 'Active',
  trialing: 'On trial',
  past_due: 'Past due: the last payment failed',
  unpaid: 'Unpaid',
  incomplete: 'Not paid yet',
  canceled: 'Canceled',
};

const button = (of: Subscription, action: string, label: string) =>
  `<form method="post"><input type="hidden" name="subscription" value="${of.id}"><button name="action" value="${action}">${label}</button></form>`;

function about(context: Context, of: Subscription): string {
  const { price, quantity, current_period_end: end } = itemOf(of);
  const name = context.store.get('product', price.product)?.name ?? price.product;
  const what = `${quantity} × ${money(price.unit_amount, price.currency)} per ${price.recurring.interval}`;
  const next = of.cancel_at_period_end ? `Ends on ${day(end)}` : `Renews on ${day(end)}`;
  const actions = [
    of.cancel_at_period_end
      ? button(of, 'resume', 'Don’t cancel')
      : button(of, 'cancel_at_period_end', 'Cancel at the end of the period'),
    button(of, 'cancel_now', 'Cancel at once'),
    of.status === 'past_due' ? '' : button(of, 'past_due', 'Try out: let the payment fail'),
  ];
  return `<section>
<h2>${escaped(name)}</h2>
<p>${what}</p>
<p>${words[of.status] ?? of.status}${hasEnded(of) ? '' : ` · ${next}`}</p>
${hasEnded(of) ? '' : actions.join('\n')}
</section>`;
}

function render(context: Context, session: PortalSession, refusal?: string): string {
  const { store } = context;
  const isTheirs = ({ customer }: { customer: string }) => customer === session.customer;
  const subscriptions = store.all('subscription').filter(isTheirs);
  const invoices = store.all('invoice').filter(isTheirs);
  const card = cardOf(context, session.customer);
  const rows = invoices.map(
    ({ number, created, total, currency, status }) =>
      `<li>${day(created)} · ${money(total, currency)} · ${status ?? ''} · ${escaped(number ?? '')}</li>`,
  );
  return page(
    'Your subscription',
    `<h1>Your subscription</h1>
<p>${escaped(store.get('customer', session.customer)?.email ?? '')}</p>
${subscriptions.length > 0 ? subscriptions.map((each) => about(context, each)).join('\n') : '<p>There is none.</p>'}
<h2>Card</h2>
<form method="post">
<label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required value="${payingCard}"
 aria-describedby="cards${refusal ? ' refusal' : ''}"${refusal ? ' aria-invalid="true"' : ''}>
<p id="cards" class="quiet">On file: ${card ? `•••• ${card.last4}` : 'none'}. ${cardsInWords}</p>
${refusal ? `<p id="refusal" class="trouble" role="alert">${escaped(refusal)}</p>` : ''}
<button name="action" value="card">Use this card, and pay what is open</button>
</form>
<h2>Invoices</h2>
${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>There are none.</p>'}
${session.return_url ? `<p><a href="${escaped(session.return_url)}">Return to Heelwrite</a></p>` : ''}`,
  );
}

export function portalPage(context: Context, id: string, given?: URLSearchParams): PageAnswer {
  const session = context.store.get('portalSession', id);
  if (!session) return { status: 404, html: page('No such page', '<h1>There is no such page.</h1>') };
  if (!given) return { status: 200, html: render(context, session) };
  const action = given.get('action');
  if (action === 'card') {
    const number = given.get('card') ?? '';
    const pays = doesPay(number);
    if (pays === undefined) {
      return { status: 402, html: render(context, session, 'Only the test cards work here.') };
    }
    keepCard(context, session.customer, number);
    if (!pays) return { status: 402, html: render(context, session, 'Your card was declined.') };
    for (const each of running(context, session)) payOpenInvoices(context, each);
  } else {
    const of = running(context, session).find((each) => each.id === given.get('subscription'));
    if (of) act(context, of, action);
  }
  return { status: 303, location: session.url };
}

const running = ({ store }: Context, session: PortalSession) =>
  store.all('subscription').filter((each) => each.customer === session.customer && !hasEnded(each));

function act(context: Context, of: Subscription, action: string | null): void {
  if (action === 'cancel_at_period_end') cancelAtPeriodEnd(context, of, true);
  if (action === 'resume') cancelAtPeriodEnd(context, of, false);
  if (action === 'cancel_now') cancelNow(context, of);
  if (action === 'past_due') update(context, of, { ...of, status: 'past_due' });
}
