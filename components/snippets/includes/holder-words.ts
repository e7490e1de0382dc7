import { listed } from '@/lib/domain/text/listed';

const mostNamed = 2;

/** “A” holds it. “A” and “B” hold it. “A”, “B” and 3 others hold it. */
export function heldBy(holders: readonly { readonly title: string }[], it: 'it' | 'them' = 'it'): string {
  const named = holders.slice(0, mostNamed).map(({ title }) => `“${title}”`);
  const more = holders.length - named.length;
  const all = more === 0 ? named : [...named, `${more} ${more === 1 ? 'other' : 'others'}`];
  return `${listed(all)} ${holders.length === 1 ? 'holds' : 'hold'} ${it}`;
}
