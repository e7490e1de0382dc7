/** The script that every page begins with: it sets `publicSettings`, so that one build serves wherever it is started. */
export const publicSettingsAddress = '/api/public-settings';
