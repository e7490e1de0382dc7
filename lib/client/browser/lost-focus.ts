const held = 'data-holds-focus';

/** Lets the page have a focus that went with its element, until something else takes it. */
export function holdLostFocus(): void {
  const page = document.getElementById('main');
  if (page === null) return;
  page.focus({ preventScroll: true });
  page.setAttribute(held, '');
  page.addEventListener('blur', () => page.removeAttribute(held), { once: true });
}

/** Whether nothing has the focus, or only the page in its stead. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.hasAttribute(held);
}
