import 'server-only';
import type { SchoolUse, SchoolUsage } from '@/lib/contracts/school-usage';
import { mostMonths } from '@/lib/contracts/school-usage';
import { sumOfSchool } from '@/lib/domain/usage/school-usage';
import { mayTellTrainers } from '@/lib/domain/usage/trainers-told';
import { keptMonths, monthAfter, monthOf, monthsBetween } from '@/lib/domain/usage/usage-months';
import { invalidField } from '@/lib/server/faults/fault';
import type { Actor } from '@/lib/server/policies/actor';
import { authorize } from '@/lib/server/policies/authorize';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import { readMasks } from '@/lib/server/repositories/accounts/uses';
import { usesInSchool, usesUnder } from '@/lib/server/repositories/organizations/school-uses';

/** The actor's own part of it, in every organization. */
export async function ownSchoolUses(actor: Actor): Promise<SchoolUse[]> {
  const masks = await readMasks(actor);
  return (masks ? await usesUnder(masks) : [])
    .map(({ orgId, month, emails, counts }) => ({
      ...{ orgId, month, emails },
      snippets: Object.entries(counts).map(([id, [uses, changed]]) => ({ id, uses, changed })),
    }))
    .sort((a, b) => (a.month < b.month ? 1 : -1));
}

/** What is used of an organization's library, added up while it is read. */
export async function readSchoolUsage(
  actor: Actor,
  { orgId, from, to }: { orgId: string; from: string; to: string },
  now = Date.now(),
): Promise<SchoolUsage> {
  const { members } = authorize(await findOrganization(orgId), actor, 'usage.read');
  const months = monthsBetween(from, to);
  if (months.length === 0) throw invalidField('to', 'The last month is before the first one.');
  if (months.length > mostMonths) throw invalidField('from', `Ask for at most ${mostMonths} months at once.`);
  const first = monthAfter(monthOf(now), 1 - keptMonths);
  const sum = sumOfSchool(months);
  // What has expired may be there for a while yet.
  const kept = months.filter((month) => month >= first);
  for await (const part of usesInSchool(orgId, kept)) sum.add(part);
  const { emails, snippets } = sum.told();
  const areTrainersTold = mayTellTrainers(members);
  return {
    months,
    emails: [...emails],
    snippets: snippets.map(({ id, uses, changed, trainers }) => ({
      ...{ id, uses: [...uses], changed },
      ...(areTrainersTold && { trainers }),
    })),
  };
}
