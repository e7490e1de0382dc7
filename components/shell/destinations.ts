import { type Icon, IconFiles, IconHome, IconMail } from '@tabler/icons-react';

interface Destination {
  href: string;
  name: string;
  Icon: Icon;
  /** The shortcut that leads there. */
  keys: string;
}

export const destinations: readonly Destination[] = [
  { href: '/', name: 'Home', Icon: IconHome, keys: 'g h' },
  { href: '/snippets', name: 'Snippets', Icon: IconFiles, keys: 'g s' },
  { href: '/email', name: 'Email', Icon: IconMail, keys: 'g e' },
];

/** The destination that a page belongs to: /snippets/create lies under Snippets. */
export function destinationOf(pathname: string): Destination | undefined {
  return destinations.find(({ href }) => (href === '/' ? pathname === '/' : pathname.startsWith(href)));
}

interface Page {
  readonly href: string;
  readonly name: string;
  readonly keys?: undefined;
}

/** Pages that the account menu leads to. */
export const otherPages: readonly Page[] = [
  { href: '/dogs', name: 'Your dogs' },
  { href: '/profile', name: 'My account' },
  { href: '/organization', name: 'Organization' },
  { href: '/help', name: 'Help' },
];

export const pageOf = (pathname: string): Page | undefined =>
  otherPages.find(({ href }) => href === pathname);
