/** What a library without a variable begins with, by the names that the starter snippets use. */
export const starterVariables: readonly string[] = ['dog', 'client', 'next lesson'];
