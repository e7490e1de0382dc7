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
