import 'server-only';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import type { OrganizationAction } from '@/lib/domain/organizations/permissions';
import type { Actor } from './actor';

declare const minted: unique symbol;

/** Proof that an actor might do something in a library when they were let in; only `auth/scope-for.ts` makes one. */
export interface Scope<Action extends OrganizationAction = OrganizationAction> {
  readonly [minted]: true;
  readonly actor: Actor;
  readonly libraryId: OwnerId;
  /** What for: asked again in the transaction that writes. */
  readonly action: Action;
}

/** A scope under which snippets are written; one that was given for reading is none. */
export type WritingScope = Scope<'snippets.write' | 'snippets.moveOut' | 'trash.write'>;
