/** Where the visitor's choice of light, dark or system is kept. */
export const themeStorageKey = 'theme';

/** What the choice sets on the root element, and the tokens listen to. */
export const themeAttribute = 'data-theme';
