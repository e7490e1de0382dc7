/** Whether a dialog or a menu is open there, which has the keys for itself. */
export const isInLayer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null;

/** Whether what is pressed there is typed: a field of text, a list to choose from, an editor. */
export const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]',
  ) !== null;
