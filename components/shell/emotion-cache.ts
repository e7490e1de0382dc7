import { createEmotionCache } from '@mui/material-nextjs/v16-pagesRouter';

/** MUI's styles go into their own layer, which any CSS Module overrides. */
export const createStyleCache = () => createEmotionCache({ key: 'mui', enableCssLayer: true });
