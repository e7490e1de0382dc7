import { createTheme } from '@mui/material/styles';
import { componentDefaults } from './component-defaults';
import { themeAttribute } from '@/lib/client/device/theme-storage';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/** The tokens carry both themes, so one palette of references serves light and dark. */
const palette = {
  background: { default: 'var(--bg)', paper: 'var(--sheet)' },
  text: { primary: 'var(--ink)', secondary: 'var(--ink-2)', disabled: 'var(--ink-3)' },
  divider: 'var(--line)',
  primary: {
    main: 'var(--accent)',
    dark: 'var(--accent-hover)',
    light: 'var(--accent-ink)',
    contrastText: 'var(--on-accent)',
  },
  secondary: {
    main: 'var(--ink-2)',
    dark: 'var(--ink)',
    light: 'var(--ink-3)',
    contrastText: 'var(--sheet)',
  },
  error: {
    main: 'var(--danger)',
    dark: 'var(--danger)',
    light: 'var(--danger)',
    contrastText: 'var(--on-danger)',
  },
  action: {
    hover: 'var(--sunken)',
    selected: 'var(--sunken)',
    focus: 'var(--sunken)',
    active: 'var(--ink-2)',
    disabled: 'var(--ink-3)',
    disabledBackground: 'var(--sunken)',
  },
};

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: themeAttribute, nativeColor: true },
  colorSchemes: { light: { palette }, dark: { palette } },
  spacing: 8,
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: 'var(--sans)',
    fontSize: 13,
    button: { textTransform: 'none', fontWeight: 550, letterSpacing: 0 },
  },
  transitions: {
    duration: {
      shortest: 150,
      shorter: 150,
      short: 150,
      standard: 200,
      enteringScreen: 200,
      leavingScreen: 150,
    },
    easing: { easeInOut: 'cubic-bezier(.2, .7, .2, 1)', easeOut: 'cubic-bezier(.2, .7, .2, 1)' },
  },
  components: componentDefaults,
});
