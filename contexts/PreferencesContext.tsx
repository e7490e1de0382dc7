import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useStored } from '@/lib/client/device/local-storage';
import { parsePreferences, type Preferences } from '@/lib/domain/app/preferences';

interface PreferencesValue extends Preferences {
  update: (changes: Partial<Preferences>) => void;
}

const PreferencesContext = createContext<PreferencesValue | null>(null);

const storageKey = 'preferences';

export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [kept, keep] = useStored(storageKey);
  const value = useMemo(() => {
    const preferences = parsePreferences(kept);
    return {
      ...preferences,
      update: (changes: Partial<Preferences>) => keep(JSON.stringify({ ...preferences, ...changes })),
    };
  }, [kept, keep]);
  return <PreferencesContext value={value}>{children}</PreferencesContext>;
}

export function usePreferences(): PreferencesValue {
  const value = useContext(PreferencesContext);
  if (value === null) throw new Error('usePreferences must be used within a PreferencesProvider');
  return value;
}
