/** Leaves the app for an address of another one: the checkout, the billing portal, a mail program. */
export function goToAddress(address: string): void {
  window.location.assign(address);
}
