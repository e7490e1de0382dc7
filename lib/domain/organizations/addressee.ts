import type { MemberEntry } from './membership';

/** An address, and who is meant by it now; accounts are asked, since the records of members are renewed only now and then. */
export interface Addressee {
  readonly email: string;
  /** The uid of the person whose address it is. */
  readonly holder?: string | undefined;
  /** Uids on record under it that have no address any more: the one on record is the last that is known. */
  readonly lost: readonly string[];
}

/**
 * Whom an address means in an organization: who is invited under it, else the person who has it. A member who had it
 * before has another one now, and is somebody else.
 */
export function memberAt<M extends MemberEntry>(
  members: readonly M[],
  { email, holder, lost }: Addressee,
): M | undefined {
  return (
    members.find((member) => member.userId === undefined && member.email === email) ??
    members.find((member) => member.userId !== undefined && member.userId === holder) ??
    members.find(
      (member) => member.userId !== undefined && member.email === email && lost.includes(member.userId),
    )
  );
}

/** The uids that are on record under an address: whether they still have it is for their accounts to say. */
export const uidsUnder = (members: readonly MemberEntry[], email: string): string[] =>
  members.flatMap((member) => (member.email === email && member.userId !== undefined ? [member.userId] : []));
