/** Answers the bank on the stand-in’s page of an invoice, as a person would: 200 when paid, 402 declined, 410 no longer due. */
export const answerOnInvoice = (url: string, answer: 'confirm' | 'decline'): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ answer }) });
