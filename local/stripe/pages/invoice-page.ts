import { cardOf } from '../engine/cards.ts';
import { payInvoice, settleWaiting } from '../engine/change-item.ts';
import type { Context } from '../engine/context.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { PageAnswer } from './checkout-page.ts';
import { escaped, money, page } from './html-page.ts';

const declinedWords = 'Your bank declined the payment. You can try again.';

function form(context: Context, invoice: Invoice, refusal?: string): string {
  const sum = money(invoice.amount_remaining, invoice.currency);
  const card = cardOf(context, invoice.customer);
  const lines = invoice.lines.data.map(
    ({ description, amount, currency }) =>
      `<li>${escaped(description ?? '')}: ${money(amount, currency)}</li>`,
  );
  return page(
    `Confirm ${sum}`,
    `<h1>Confirm ${sum}</h1>
<p>Your bank asks whether you want to pay invoice ${escaped(invoice.number ?? '')}${card ? ` with the card •••• ${card.last4}` : ''}.</p>
<ul>${lines.join('')}</ul>
${refusal ? `<p class="trouble" role="alert">${escaped(refusal)}</p>` : ''}
<form method="post">
<button class="first" name="answer" value="confirm">Confirm</button>
<button name="answer" value="decline">Decline</button>
</form>`,
  );
}

const paidPage = (invoice: Invoice) =>
  page(
    'Paid',
    `<h1>Paid: ${money(invoice.amount_paid, invoice.currency)}</h1><p>You can close this page and go back to Heelwrite.</p>`,
  );

/** The page of an invoice, where the bank is told yes or no. Like Stripe’s, it leads back nowhere. */
export function invoicePage(context: Context, id: string, given?: URLSearchParams): PageAnswer {
  settleWaiting(context);
  const invoice = context.store.get('invoice', id);
  if (!invoice) return { status: 404, html: page('No such invoice', '<h1>There is no such invoice.</h1>') };
  if (invoice.status === 'paid') return { status: 200, html: paidPage(invoice) };
  if (invoice.status !== 'open') {
    return {
      status: 410,
      html: page('Invoice void', '<h1>This invoice is no longer due.</h1><p>Nothing is paid here.</p>'),
    };
  }
  if (!given) return { status: 200, html: form(context, invoice) };
  const card = cardOf(context, invoice.customer);
  if (given.get('answer') !== 'confirm' || !card || card.declines) {
    context.emit('invoice.payment_failed', invoice);
    return { status: 402, html: form(context, invoice, declinedWords) };
  }
  payInvoice(context, invoice);
  return { status: 200, html: paidPage(context.store.get('invoice', id) ?? invoice) };
}
