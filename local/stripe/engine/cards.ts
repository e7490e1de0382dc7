import { newId } from '../objects/wire.ts';
import type { Context } from './context.ts';
import { StripeFault } from './stripe-fault.ts';

export const payingCard = '4242 4242 4242 4242';
export const decliningCard = '4000 0000 0000 0002';
/** Its bank asks the holder to confirm every payment that was not agreed to when the card was put on file. */
export const askingCard = '4000 0025 0000 3155';

/** What the pages say of the cards that they take. */
export const cardsInWords = `${payingCard} pays, ${decliningCard} is declined, and the bank of ${askingCard} asks before it pays for a change.`;

/** Stripe's names for test cards that nobody types in. */
const tokens: Readonly<Record<string, string>> = {
  pm_card_visa: payingCard,
  pm_card_chargeDeclined: decliningCard,
  pm_card_authenticationRequired: askingCard,
};

const digits = (number: string) => number.replaceAll(/\D/g, '');

/** Whether a card pays when its holder is there, or undefined for one that is no test card. */
export function doesPay(number: string): boolean | undefined {
  if ([payingCard, askingCard].some((card) => digits(number) === digits(card))) return true;
  return digits(number) === digits(decliningCard) ? false : undefined;
}

/** Puts a card on the customer's file, in place of the one before. */
export function keepCard(context: Context, customerId: string, number: string): void {
  const customer = context.store.get('customer', customerId);
  if (!customer) return;
  const card = context.store.put('card', {
    id: newId('pm_'),
    last4: digits(number).slice(-4),
    declines: doesPay(number) !== true,
    asks: digits(number) === digits(askingCard),
  });
  context.store.put('customer', {
    ...customer,
    invoice_settings: { ...customer.invoice_settings, default_payment_method: card.id },
  });
}

export function cardNumber(token: string): string {
  const number = tokens[token];
  if (number === undefined) {
    throw new StripeFault(400, `No such PaymentMethod: '${token}'`, {
      code: 'resource_missing',
      param: 'payment_method',
    });
  }
  return number;
}

export function cardOf({ store }: Context, customerId: string) {
  const id = store.get('customer', customerId)?.invoice_settings.default_payment_method;
  return typeof id === 'string' ? store.get('card', id) : undefined;
}
