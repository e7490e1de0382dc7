interface ShortcutGroup {
  /** Where they work. */
  readonly place: string;
  /** `keys` as the shortcuts are registered: `g s`, `mod+enter`. */
  readonly shortcuts: readonly { readonly keys: string; readonly label: string }[];
}

export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    place: 'Everywhere',
    shortcuts: [
      { keys: 'g h', label: 'Go to Home' },
      { keys: 'g s', label: 'Go to Snippets' },
      { keys: 'g e', label: 'Go to Email' },
      { keys: 'n', label: 'New snippet, except on the email page' },
      { keys: 'mod+k', label: 'Find a page, an action, a dog or a snippet' },
      { keys: '?', label: 'Show the shortcuts' },
      { keys: 'escape', label: 'Close the open menu or dialog' },
    ],
  },
  {
    place: 'Home, Snippets and Email',
    shortcuts: [{ keys: '/', label: 'Search snippets' }],
  },
  {
    place: 'Email',
    shortcuts: [
      { keys: 'mod+enter', label: 'Copy the email' },
      { keys: 'mod+c', label: 'Copy the email, with nothing selected' },
      { keys: 'enter', label: 'Write in the selected part, or go to the next detail' },
      { keys: '/', label: 'While you write: put a snippet where the cursor is' },
      { keys: 'space', label: 'Preview a snippet in the list' },
      { keys: 'arrowdown', label: 'Next part' },
      { keys: 'arrowup', label: 'Previous part' },
      { keys: 'alt+arrowdown', label: 'Move the selected part down' },
      { keys: 'alt+arrowup', label: 'Move the selected part up' },
      { keys: 'delete', label: 'Remove the selected part' },
      { keys: 'mod+z', label: 'Undo' },
      { keys: 'mod+shift+z', label: 'Redo' },
    ],
  },
  {
    place: 'Writing a snippet',
    shortcuts: [
      { keys: 'mod+s', label: 'Save the snippet' },
      { keys: '/', label: 'Put another snippet in' },
    ],
  },
  {
    place: 'Writing any text',
    shortcuts: [
      { keys: 'mod+b', label: 'Bold' },
      { keys: 'mod+i', label: 'Italic' },
      { keys: 'mod+u', label: 'Underline' },
      { keys: 'mod+k', label: 'Link' },
      { keys: 'mod+shift+8', label: 'Bulleted list' },
      { keys: 'mod+shift+7', label: 'Numbered list' },
      { keys: 'mod+shift+9', label: 'Say when a paragraph or list item is in the email' },
      { keys: 'mod+z', label: 'Undo' },
      { keys: 'mod+shift+z', label: 'Redo' },
    ],
  },
  {
    place: 'The list of snippets',
    shortcuts: [
      { keys: 'arrowdown', label: 'Next snippet' },
      { keys: 'arrowup', label: 'Previous snippet' },
      { keys: 'enter', label: 'Open it' },
      { keys: 'space', label: 'Select it' },
      { keys: 'v', label: 'Show it whole, or hide it again' },
      { keys: 'f', label: 'Add it to your favorites, or take it out' },
      { keys: 'shift+arrowdown', label: 'Extend the selection down' },
      { keys: 'shift+arrowup', label: 'Extend the selection up' },
      { keys: 'mod+a', label: 'Select all' },
      { keys: 'delete', label: 'Delete it, with Undo' },
    ],
  },
  {
    place: 'Help',
    shortcuts: [{ keys: '/', label: 'Search help' }],
  },
  {
    place: 'The tour',
    shortcuts: [
      { keys: 'arrowright', label: 'Next step' },
      { keys: 'arrowleft', label: 'Previous step' },
    ],
  },
];
