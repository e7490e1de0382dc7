export const highlightModes = ['default', 'underline', 'outline'] as const;
export type HighlightMode = (typeof highlightModes)[number];

export interface Preferences {
  highlightEnabled: boolean;
  highlightMode: HighlightMode;
}

export const defaultPreferences: Preferences = { highlightEnabled: true, highlightMode: 'default' };

/** Reads what a browser kept; whatever is missing or unknown falls back to the default. */
export function parsePreferences(text: string | null): Preferences {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '');
  } catch {
    return defaultPreferences;
  }
  if (typeof kept !== 'object' || kept === null) return defaultPreferences;
  const { highlightEnabled, highlightMode } = kept as Record<string, unknown>;
  return {
    highlightEnabled:
      typeof highlightEnabled === 'boolean' ? highlightEnabled : defaultPreferences.highlightEnabled,
    highlightMode: highlightModes.find((mode) => mode === highlightMode) ?? defaultPreferences.highlightMode,
  };
}
