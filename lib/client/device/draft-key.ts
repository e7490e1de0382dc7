/** How the keys of snippets' drafts begin in the device's store. */
export const draftKeyStart = 'snippet-draft:';
