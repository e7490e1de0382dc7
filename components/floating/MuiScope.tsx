import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '@/styles/theme';

/**
 * What MUI's parts need around them: the theme, and styles in a layer that the product's own override. Only what opens
 * stands in it, so that none of this is loaded before. Which theme holds is not its business: the tokens know.
 */
export function MuiScope({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  );
}
