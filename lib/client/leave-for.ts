/** Leaves the product for a page of another one, such as the payment page. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
