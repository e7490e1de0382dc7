/** The ids by which the ready check finds what it speaks of; an id holds no spaces. */
export const detailId = (name: string) => `detail-${name.replaceAll(' ', '.')}`;
export const blockElementId = (blockId: string) => `block-${blockId}`;
/** What brings an optional part in, or leaves it out. */
export const partElementId = (blockId: string, place: number) => `part-${blockId}-${place}`;
export const subjectId = 'letter-subject';
/** What stands beside it: how it is copied. */
export const subjectNoteId = `${subjectId}-note`;
export const searchId = 'snippet-search';
export const libraryListId = 'library-list';
export const signatureId = 'letter-signature';
export const copyButtonId = 'copy-letter';

/** In the place of the details, until it is known how to ask for them. */
export const detailsWaitingId = 'details-waiting';
