const keyNames: Readonly<Record<string, { pc: string; mac: string; spoken: string }>> = {
  mod: { pc: 'Ctrl', mac: '⌘', spoken: 'Control' },
  alt: { pc: 'Alt', mac: '⌥', spoken: 'Alt' },
  shift: { pc: 'Shift', mac: '⇧', spoken: 'Shift' },
  enter: { pc: 'Enter', mac: '↵', spoken: 'Enter' },
  escape: { pc: 'Esc', mac: 'Esc', spoken: 'Escape' },
  arrowup: { pc: '↑', mac: '↑', spoken: 'Up' },
  arrowdown: { pc: '↓', mac: '↓', spoken: 'Down' },
  arrowright: { pc: '→', mac: '→', spoken: 'Right' },
  arrowleft: { pc: '←', mac: '←', spoken: 'Left' },
  space: { pc: 'Space', mac: 'Space', spoken: 'Space' },
  delete: { pc: 'Del', mac: '⌦', spoken: 'Delete' },
  '?': { pc: '?', mac: '?', spoken: 'question mark' },
  '/': { pc: '/', mac: '/', spoken: 'slash' },
};

/** The keys as they are printed on a keyboard, one name each. */
export function namesOfKeys(keys: string, isMac: boolean): string[] {
  return keys
    .split(/[ +]/)
    .map((key) => keyNames[key]?.[isMac ? 'mac' : 'pc'] ?? (key.length === 1 ? key.toUpperCase() : key));
}

/** The keys as a screen reader should say them: "G, then S". */
export function spokenKeys(keys: string, isMac: boolean): string {
  const spoken = (key: string) =>
    key === 'mod' && isMac ? 'Command' : (keyNames[key]?.spoken ?? key.toUpperCase());
  return keys
    .split(' ')
    .map((chord) => chord.split('+').map(spoken).join(' '))
    .join(', then ');
}
