type ErrorType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';

/** A refusal in Stripe's own form. */
export class StripeFault extends Error {
  readonly status: number;
  readonly body: { error: { type: ErrorType; message: string; code?: string; param?: string } };

  constructor(
    status: number,
    message: string,
    details: { type?: ErrorType; code?: string; param?: string } = {},
  ) {
    super(message);
    const { type = 'invalid_request_error', ...rest } = details;
    this.status = status;
    this.body = { error: { type, message, ...rest } };
  }
}

export const noSuch = (what: string, id: string, param = 'id') =>
  new StripeFault(param === 'id' ? 404 : 400, `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param,
  });

/** The bank wants the payment confirmed by whoever holds the card. */
export const requiresAction = () =>
  new StripeFault(
    402,
    'Payment for this subscription requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with `subscription.latest_invoice`.',
    { type: 'card_error', code: 'subscription_payment_intent_requires_action' },
  );

export const declined = () =>
  new StripeFault(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' });
