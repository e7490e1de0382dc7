/** What the link in an invitation asks for. */
export interface InvitationLink {
  readonly orgId: string;
  /** The address that was invited. */
  readonly invited: string | undefined;
}

interface Known {
  readonly user: { readonly email: string; readonly emailVerified: boolean };
  readonly isLoading: boolean;
  readonly pending: readonly { readonly id: string }[];
  readonly active: readonly { readonly id: string }[];
}

export type InvitationLinkOutcome =
  /** Not known yet. */
  | 'waiting'
  | 'open'
  /** Someone else was invited than who is signed in. */
  | 'wrong-account'
  | 'unverified'
  | 'member'
  /** Answered or revoked meanwhile. */
  | 'gone';

/** What became of an invitation whose link was followed. */
export function outcomeOf(
  { orgId, invited }: InvitationLink,
  { user, isLoading, pending, active }: Known,
): InvitationLinkOutcome {
  const isHere = ({ id }: { readonly id: string }) => id === orgId;
  if (invited !== undefined && invited.trim().toLowerCase() !== user.email.toLowerCase())
    return 'wrong-account';
  if (!user.emailVerified) return 'unverified';
  if (isLoading) return 'waiting';
  if (pending.some(isHere)) return 'open';
  return active.some(isHere) ? 'member' : 'gone';
}

/** The address that an invitation can be passed on by. */
export function invitationAddress(origin: string, orgId: string, email: string): string {
  return `${origin}/?${new URLSearchParams({ invitation: orgId, for: email }).toString()}`;
}
