import type { Role } from '@/lib/contracts/primitives';
import { roleMay } from '@/lib/domain/organizations/permissions';

/** Moving or copying snippets between the private library and the organization's. */
export interface Transfer {
  readonly kind: 'move' | 'copy';
  readonly to: 'organization' | 'mine';
  /** Of the snippets asked about, those that lie in the other library. */
  readonly count: number;
}

/** What someone of this role may do with snippets of which so many are theirs and so many the organization's. */
export function transfersFor(
  selected: { readonly mine: number; readonly organization: number },
  role: Role,
): Transfer[] {
  const kinds = ['move', 'copy'] as const;
  const into = roleMay(role, 'snippets.write') && selected.mine > 0 ? kinds : [];
  const mayMoveOut = roleMay(role, 'snippets.moveOut');
  const out = selected.organization > 0 ? kinds.filter((kind) => kind === 'copy' || mayMoveOut) : [];
  return [
    ...into.map((kind) => ({ kind, to: 'organization', count: selected.mine }) as const),
    ...out.map((kind) => ({ kind, to: 'mine', count: selected.organization }) as const),
  ];
}

/** Who sees what afterwards. */
export function consequenceOf({ kind, to }: Transfer, organization: string): string {
  if (to === 'organization') {
    return kind === 'move'
      ? `Everyone in ${organization} sees them, and they belong to it from now on.`
      : `Everyone in ${organization} sees the copies. Yours stay as they are.`;
  }
  return kind === 'move'
    ? `Only you see them. Everyone else in ${organization} loses them.`
    : 'Only you see the copies. When an original changes, you are told, and can take the new text over.';
}
