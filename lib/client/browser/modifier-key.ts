export const isMac = () => typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent);

/** The key that this device's shortcuts go with: as it is printed, and as `aria-keyshortcuts` writes it. */
export const modifierKey = () =>
  isMac() ? ({ printed: '⌘', aria: 'Meta' } as const) : ({ printed: 'Ctrl', aria: 'Control' } as const);
