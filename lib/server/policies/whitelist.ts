import 'server-only';

/** Whether a whitelist of addresses and @domains names an address; an empty one names every one. */
export function isWhitelisted(email: string, whitelist: readonly string[]): boolean {
  if (whitelist.length === 0) return true;
  const domain = email.slice(email.lastIndexOf('@'));
  return whitelist.includes(email) || (email.includes('@') && whitelist.includes(domain));
}
