/** Leaves the app for an address of another one: the checkout, the billing portal. */
export function goToAddress(address: string): void {
  window.location.assign(address);
}
