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

export const declined = () =>
  new StripeFault(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' });
