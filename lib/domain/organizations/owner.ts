/** Whose a library, a subscription or a pool of words is: a person's or an organization's. */
export type OwnerId = `u_${string}` | `o_${string}`;

/** The organization that an owner is; undefined for a person. */
export function organizationOf(owner: string): string | undefined {
  return owner.startsWith('o_') ? owner.slice(2) : undefined;
}
