interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** A press as shortcuts name it: `g`, `?`, `mod+enter`; mod is Ctrl, or Command on a Mac. */
export function nameOfPress({ key, ctrlKey, metaKey, altKey }: Press): string {
  const parts = [
    ctrlKey || metaKey ? 'mod' : '',
    altKey ? 'alt' : '',
    key === ' ' ? 'space' : key.toLowerCase(),
  ];
  return parts.filter(Boolean).join('+');
}

/** How long a sequence such as `g s` waits for its next key. */
const sequenceTimeout = 1_000;

export interface Sequence {
  pressed: readonly string[];
  at: number;
}

export const noSequence: Sequence = { pressed: [], at: 0 };

interface Match {
  /** The shortcut that is complete now. */
  keys: string | null;
  sequence: Sequence;
}

/** Takes one press more; what came before counts only while a known shortcut still begins with it. */
export function takePress(known: readonly string[], before: Sequence, name: string, now: number): Match {
  const isFresh = now - before.at > sequenceTimeout;
  const candidates = isFresh ? [[name]] : [[...before.pressed, name], [name]];
  for (const pressed of candidates) {
    const text = pressed.join(' ');
    if (known.includes(text)) return { keys: text, sequence: noSequence };
    if (known.some((keys) => keys.startsWith(`${text} `)))
      return { keys: null, sequence: { pressed, at: now } };
  }
  return { keys: null, sequence: noSequence };
}

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
