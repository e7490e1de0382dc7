import { isEmailAddress } from '@/lib/contracts/email-address';
import type { MemberStatus } from '@/lib/contracts/primitives';

interface Listed {
  readonly email: string;
  readonly status: MemberStatus;
}

export interface ReadAddresses {
  /** Trimmed, in lower case, each once, in the order they were written. */
  readonly addresses: readonly string[];
  /** What is no address, as it was written. */
  readonly invalid: readonly string[];
}

const namedAddress = /<\s*([^<>\s]+)\s*>/;

/** What stands between two separators: nothing or one "Name <address>", or words of which each may be an address. */
function readPiece(piece: string): readonly string[] {
  const found: string[] = [];
  let rest = piece;
  for (let named = namedAddress.exec(rest); named; named = namedAddress.exec(rest)) {
    found.push(named[1] ?? '');
    // The name before it is not an address, unless it holds one that stands by itself.
    found.push(...wordsOf(rest.slice(0, named.index)).filter((word) => isEmailAddress(clean(word))));
    rest = rest.slice(named.index + named[0].length);
  }
  return [...found, ...wordsOf(rest)];
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');
const clean = (text: string) =>
  text
    .replace(/^mailto:/i, '')
    .replace(/^["'<]+|["'>.]+$/g, '')
    .toLowerCase();

/** A name in quotes may hold the comma that parts addresses elsewhere. */
const withoutQuotedNames = (text: string) => text.replaceAll(/"[^"\n]*"(?=\s*<)/g, '');

/** Reads addresses as people paste them: parted by commas, semicolons, spaces or lines, with names or without. */
export function readAddresses(text: string): ReadAddresses {
  const pieces = withoutQuotedNames(text)
    .split(/[,;\r\n]+/)
    .flatMap(readPiece);
  const addresses = new Set<string>();
  const invalid = new Set<string>();
  for (const piece of pieces) {
    const email = clean(piece);
    if (isEmailAddress(email)) addresses.add(email);
    else invalid.add(piece);
  }
  return { addresses: [...addresses], invalid: [...invalid] };
}

export interface Invitees {
  readonly fresh: readonly string[];
  readonly members: readonly string[];
  readonly invited: readonly string[];
}

/** Which of the addresses can be invited; who left or was excluded can. */
export function sortInvitees(addresses: readonly string[], members: readonly Listed[]): Invitees {
  const known = new Map(members.map(({ email, status }) => [email.toLowerCase(), status]));
  const having = (status: MemberStatus) => addresses.filter((email) => known.get(email) === status);
  return {
    fresh: addresses.filter((email) => (known.get(email) ?? 2) === 2),
    members: having(1),
    invited: having(0),
  };
}
