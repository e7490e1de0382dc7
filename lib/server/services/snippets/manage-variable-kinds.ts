import 'server-only';
import type { BodyOf } from '@/lib/contracts/operation';
import {
  kindLimits,
  type KindOfVariable,
  type setVariableKinds as operation,
} from '@/lib/contracts/variable-kinds';
import { withKinds, withNewKinds } from '@/lib/domain/variables/kinds-by-name';
import type { Actor } from '@/lib/server/policies/actor';
import { scopeFor } from '@/lib/server/auth/scope-for';
import * as repository from '@/lib/server/repositories/libraries/variable-kinds';

export async function listVariableKinds(actor: Actor, orgId: string | undefined): Promise<KindOfVariable[]> {
  return repository.listVariableKinds(await scopeFor(actor, orgId, 'snippets.read'));
}

export async function setVariableKinds(
  actor: Actor,
  orgId: string | undefined,
  { variables, onlyNew }: BodyOf<typeof operation>,
): Promise<KindOfVariable[]> {
  const scope = await scopeFor(actor, orgId, 'snippets.write');
  return repository.changeVariableKinds(scope, (known) =>
    (onlyNew ? withNewKinds : withKinds)(known, variables, kindLimits.variables),
  );
}
