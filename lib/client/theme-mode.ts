import { useColorScheme } from '@mui/material/styles';

export type ThemeMode = 'light' | 'dark' | 'system';

interface ThemeChoice {
  /** What was chosen; the system's own unless told otherwise. */
  mode: ThemeMode;
  /** What it comes to now. */
  isDark: boolean;
  setMode: (mode: ThemeMode) => void;
}

export function useTheme(): ThemeChoice {
  const { mode = 'system', systemMode, setMode } = useColorScheme();
  return { mode, isDark: (mode === 'system' ? systemMode : mode) === 'dark', setMode };
}
