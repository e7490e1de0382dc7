import type { Role } from '@/lib/contracts/primitives';

export const roleNames = { 0: 'Admin', 1: 'Editor', 2: 'Member' } as const satisfies Record<Role, string>;

/** What a role lets someone do: “As an editor you …”, “Can …”. */
export const rolePowers = {
  0: 'manage members and licenses, and write snippets for everyone',
  1: 'write snippets for everyone and use them in emails',
  2: 'read the shared snippets and use them in emails',
} as const satisfies Record<Role, string>;

/** With its article, within a sentence. */
export const asRole = {
  0: 'an admin',
  1: 'an editor',
  2: 'a member',
} as const satisfies Record<Role, string>;
