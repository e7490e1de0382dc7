import type { ThemeOptions } from '@mui/material/styles';

/**
 * How MUI's parts behave here; how they look is in mui.css. Declared as the very type that createTheme takes: comparing
 * it with one that merely fits costs the compiler many seconds.
 */
export const componentDefaults: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiTextField: { defaultProps: { fullWidth: true, size: 'small' } },
  MuiInputLabel: { defaultProps: { shrink: true, disableAnimation: true } },
  MuiOutlinedInput: { defaultProps: { notched: false } },
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiMenuItem: { defaultProps: { dense: true } },
  MuiTooltip: { defaultProps: { disableInteractive: true } },
};
