import type { Role } from '@/lib/contracts/primitives';

/** Who may do what inside an organization; what is not listed here nobody may. */
const allowed = {
  'snippets.read': [0, 1, 2],
  'snippets.write': [0, 1],
  'snippets.moveOut': [0],
  'history.read': [0, 1],
  'trash.read': [0, 1],
  'trash.write': [0, 1],
  'originals.read': [0, 1, 2],
  'suggestions.write': [0, 1, 2],
  'suggestions.answer': [0, 1],
  'organization.read': [0, 1, 2],
  'organization.manage': [0],
  'members.manage': [0],
  'billing.manage': [0],
  'audit.read': [0],
  'usage.read': [0],
  'support.grant': [0],
} as const satisfies Record<string, readonly Role[]>;

export type OrganizationAction = keyof typeof allowed;

/** What support staff may do where they were let in, without a role. */
const granted: ReadonlySet<OrganizationAction> = new Set(['snippets.read', 'history.read', 'trash.read']);

export const supportMay = (action: OrganizationAction): boolean => granted.has(action);

export function roleMay(role: Role, action: OrganizationAction): boolean {
  const roles: readonly Role[] = allowed[action];
  return roles.includes(role);
}
