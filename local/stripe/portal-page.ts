import { cancelAtPeriodEnd, cancelNow, hasEnded, payOpenInvoices, update } from './billing.ts';
import { cardOf, decliningCard, doesPay, keepCard, payingCard } from './cards.ts';
import type { PageAnswer } from './checkout-page.ts';
import type { PortalSession } from './objects/portal.ts';
import { itemOf, type Subscription } from './objects/subscription.ts';
import { day, escaped, money, page } from './page.ts';
import type { Stand } from './stand.ts';

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

function about(stand: Stand, of: Subscription): string {
  const { price, quantity, current_period_end: end } = itemOf(of);
  const name = stand.store.get('product', price.product)?.name ?? price.product;
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

function render(stand: Stand, session: PortalSession, refusal?: string): string {
  const { store } = stand;
  const isTheirs = ({ customer }: { customer: string }) => customer === session.customer;
  const subscriptions = store.all('subscription').filter(isTheirs);
  const invoices = store.all('invoice').filter(isTheirs);
  const card = cardOf(stand, session.customer);
  const rows = invoices.map(
    ({ number, created, total, currency, status }) =>
      `<li>${day(created)} · ${money(total, currency)} · ${status ?? ''} · ${escaped(number ?? '')}</li>`,
  );
  return page(
    'Your subscription',
    `<h1>Your subscription</h1>
<p>${escaped(store.get('customer', session.customer)?.email ?? '')}</p>
${subscriptions.length > 0 ? subscriptions.map((each) => about(stand, each)).join('\n') : '<p>There is none.</p>'}
<h2>Card</h2>
<form method="post">
<label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required value="${payingCard}"
 aria-describedby="cards${refusal ? ' refusal' : ''}"${refusal ? ' aria-invalid="true"' : ''}>
<p id="cards" class="quiet">On file: ${card ? `•••• ${card.last4}` : 'none'}. ${payingCard} pays, ${decliningCard} is declined.</p>
${refusal ? `<p id="refusal" class="trouble" role="alert">${escaped(refusal)}</p>` : ''}
<button name="action" value="card">Use this card, and pay what is open</button>
</form>
<h2>Invoices</h2>
${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>There are none.</p>'}
${session.return_url ? `<p><a href="${escaped(session.return_url)}">Return to Heelwrite</a></p>` : ''}`,
  );
}

export function portalPage(stand: Stand, id: string, given?: URLSearchParams): PageAnswer {
  const session = stand.store.get('portalSession', id);
  if (!session) return { status: 404, html: page('No such page', '<h1>There is no such page.</h1>') };
  if (!given) return { status: 200, html: render(stand, session) };
  const action = given.get('action');
  if (action === 'card') {
    const number = given.get('card') ?? '';
    const pays = doesPay(number);
    if (pays === undefined) {
      return { status: 402, html: render(stand, session, 'Only the test cards work here.') };
    }
    keepCard(stand, session.customer, number);
    if (!pays) return { status: 402, html: render(stand, session, 'Your card was declined.') };
    for (const each of running(stand, session)) payOpenInvoices(stand, each);
  } else {
    const of = running(stand, session).find((each) => each.id === given.get('subscription'));
    if (of) act(stand, of, action);
  }
  return { status: 303, location: session.url };
}

const running = ({ store }: Stand, session: PortalSession) =>
  store.all('subscription').filter((each) => each.customer === session.customer && !hasEnded(each));

function act(stand: Stand, of: Subscription, action: string | null): void {
  if (action === 'cancel_at_period_end') cancelAtPeriodEnd(stand, of, true);
  if (action === 'resume') cancelAtPeriodEnd(stand, of, false);
  if (action === 'cancel_now') cancelNow(stand, of);
  if (action === 'past_due') update(stand, of, { ...of, status: 'past_due' });
}
