const here = 'https://here.invalid';

/** The page asked for before signing in, if it is one of ours; anything that leads elsewhere becomes Home. */
export function safeNextPath(asked: unknown): string {
  if (typeof asked !== 'string' || !asked.startsWith('/') || asked.includes('\\')) return '/';
  let address: URL;
  try {
    address = new URL(asked, here);
  } catch {
    return '/';
  }
  if (address.origin !== here || address.pathname.startsWith('//')) return '/';
  if (address.pathname === '/login' || address.pathname.startsWith('/api/')) return '/';
  return `${address.pathname}${address.search}${address.hash}`;
}

/** Where to sign in so as to come back to a page. */
export function loginAddress(path: string): string {
  const next = safeNextPath(path);
  return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}
