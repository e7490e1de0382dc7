import 'server-only';
import type { MemberEntry } from '@/lib/domain/organizations/membership';
import { seatsHeld } from '@/lib/domain/organizations/seats';
import { Fault } from '@/lib/server/faults/fault';
import { pricingTiers } from './read-pricing';

const tooFew = (held: number) =>
  new Fault('conflict', `${held} seats are in use. Remove someone first, or keep at least ${held} licenses.`);

/** Throws where fewer licenses are wanted than seats are held; 0 is no limit. */
export function checkSeats(licenseCount: number, members: readonly MemberEntry[]): void {
  const held = seatsHeld(members);
  if (licenseCount !== 0 && licenseCount < held) throw tooFew(held);
}

/** Throws where licenses without a limit are not on offer. */
export async function checkUnlimited(): Promise<void> {
  const tiers = await pricingTiers();
  if (!tiers.some(({ licenseCount }) => licenseCount === 0)) {
    throw new Fault('validation', 'There is no unlimited plan.', {
      fields: [{ path: 'licenseCount', message: 'Enter a number of licenses.' }],
    });
  }
}
