/** Brings the heading that an address names into view and gives it the focus, so that reading goes on from there. */
export function focusAnchor(address: string): void {
  const [, anchor = ''] = address.split('#');
  if (anchor === '') return;
  const heading = document.getElementById(decodeURIComponent(anchor));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
