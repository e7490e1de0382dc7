import { type Icon, IconFiles, IconHome, IconMail } from '@tabler/icons-react';

interface Destination {
  href: string;
  name: string;
  Icon: Icon;
}

export const destinations: readonly Destination[] = [
  { href: '/', name: 'Home', Icon: IconHome },
  { href: '/snippets', name: 'Snippets', Icon: IconFiles },
  { href: '/email', name: 'Email', Icon: IconMail },
];

/** The destination that a page belongs to: /snippets/create lies under Snippets. */
export function destinationOf(pathname: string): Destination | undefined {
  return destinations.find(({ href }) => (href === '/' ? pathname === '/' : pathname.startsWith(href)));
}

/** Pages that the account menu leads to. */
const pages: Readonly<Record<string, string>> = {
  '/profile': 'My account',
  '/organization': 'Organization',
  '/help': 'Help',
};

export function pageOf(pathname: string): { readonly href: string; readonly name: string } | undefined {
  const name = pages[pathname];
  return name === undefined ? undefined : { href: pathname, name };
}
