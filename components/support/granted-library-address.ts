import type { GrantedLibrary } from '@/lib/client/queries/support/granted-library-queries';
import type { SupportGrant } from '@/lib/contracts/support';

/** Whose snippets an address of the account page asks to read; null: nobody’s, it is the account itself. */
export function readGrantedLibrary(
  query: Record<string, string | string[] | undefined>,
): GrantedLibrary | null {
  if (typeof query.uid === 'string') return { uid: query.uid };
  return typeof query.orgId === 'string' ? { orgId: query.orgId } : null;
}

export const grantedLibraryAddress = (grant: SupportGrant): string =>
  grant.kind === 'private-snippets' ? `/profile?uid=${grant.uid}` : `/profile?orgId=${grant.orgId}`;

export const grantKey = (grant: SupportGrant): string =>
  grant.kind === 'private-snippets' ? `u_${grant.uid}` : `o_${grant.orgId}`;

export const granterName = (grant: SupportGrant): string =>
  grant.kind === 'private-snippets' ? (grant.displayName ?? grant.email) : grant.name;

export const isGrantOf = (grant: SupportGrant, library: GrantedLibrary): boolean =>
  'uid' in library
    ? grant.kind === 'private-snippets' && grant.uid === library.uid
    : grant.kind === 'org-snippets' && grant.orgId === library.orgId;
