/** Every page of the app by Next's name for it; a test compares them with `pages/`. */
export const pages: readonly string[] = [
  '/',
  '/dogs',
  '/email',
  '/help',
  '/login',
  '/organization',
  '/privacy',
  '/profile',
  '/snippets',
  '/snippets/[id]',
  '/snippets/trash',
  '/terms',
];
