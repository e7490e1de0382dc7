import { payingCard } from '../engine/cards.ts';

/** Pays on the stand-in's checkout page, as a person would; the answer's redirect, 303 when paid, is not followed. */
export const payAtCheckout = (url: string, card = payingCard): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' });
