import { useSyncExternalStore } from 'react';
import type { PublicSettings } from '@/lib/contracts/public-settings';

declare global {
  var publicSettings: PublicSettings | undefined;
}

/** As the script at the beginning of the page has set them; only in a browser. */
export function publicSettings(): PublicSettings {
  const settings = globalThis.publicSettings;
  if (!settings) throw new Error('The settings of this page have not arrived.');
  return settings;
}

const never = () => () => undefined;

/** The same for what is rendered before a browser knows them: null there. */
export const usePublicSettings = (): PublicSettings | null =>
  useSyncExternalStore(never, publicSettings, () => null);
