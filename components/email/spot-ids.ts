/** The ids by which the ready check finds what it speaks of; an id holds no spaces. */
export const detailId = (name: string) => `detail-${name.replaceAll(' ', '.')}`;
export const blockElementId = (blockId: string) => `block-${blockId}`;
export const subjectId = 'letter-subject';
export const searchId = 'snippet-search';
export const signatureId = 'letter-signature';
export const copyButtonId = 'copy-email';
