/** How the keys of snippets' drafts begin in the device's store. */
export const draftKeyStart = 'snippet-draft:';

/** The same of saves that wait to be sent. */
export const waitingSaveKeyStart = 'waiting-save:';
