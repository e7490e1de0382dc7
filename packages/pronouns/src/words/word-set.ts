/** The words of a list with a space between each two. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));
