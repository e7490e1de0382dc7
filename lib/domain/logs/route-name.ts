import { pages } from '../app/pages.ts';
import { pageAt } from '../app/release.ts';

/**
 * What a path asked for, by its name alone: which snippet or picture is nobody's business who reads a log. undefined for a
 * file, which is not told of.
 */
export function routeName(path: string): string | undefined {
  if (path.startsWith('/pictures/')) return '/pictures/[file]';
  // The script that every page begins with.
  if (path === '/api/public-settings') return path;
  if (path === '/api' || path.startsWith('/api/')) return '/api/…';
  if (path.startsWith('/_next/') || /\.\w+$/.test(path)) return undefined;
  return pageAt(path, { pages }) ?? '…';
}
