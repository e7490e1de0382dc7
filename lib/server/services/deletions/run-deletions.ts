import 'server-only';
import type { Deadline } from '@/lib/server/runtime/deadline';
import { noSuchOrganization } from '@/lib/server/faults/fault';
import { logFailure } from '@/lib/server/runtime/log';
import { tellLength } from '@/lib/server/runtime/queue-lengths';
import {
  dueDeletions,
  releaseDeletion,
  takeDeletion,
  takeDueDeletion,
  type DeletionJob,
} from '@/lib/server/repositories/deletions';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import { beginDeletion } from '@/lib/server/repositories/permissions/organization-transactions';
import { organizationsBeingDeleted } from '@/lib/server/repositories/organizations/organizations';
import { isShuttingDown } from '@/lib/server/runtime/shutdown';
import { deleteEverything, StoppedForShutdown } from './delete-everything';

/** What has become of a deletion that was asked for: it is on record either way, and goes on by itself. */
export type DeletionState = 'done' | 'under-way';

/**
 * Goes on with a deletion as far as it gets, Stripe being waited for until the deadline of who asked; undefined where there
 * is none any more or somebody else is at it.
 */
export async function runDeletion(subject: OwnerId, deadline: Deadline): Promise<DeletionState | undefined> {
  let job: DeletionJob | undefined;
  try {
    job = await takeDeletion(subject);
  } catch (error) {
    logFailure(error, { work: 'taking up a deletion' });
    return 'under-way';
  }
  return job && run(job, deadline);
}

async function run(job: DeletionJob, deadline?: Deadline): Promise<DeletionState> {
  try {
    await deleteEverything(job, deadline);
    return 'done';
  } catch (error) {
    if (!(error instanceof StoppedForShutdown)) logFailure(error, { work: 'carrying a deletion on' });
  }
  // Where this fails too, it is let go of by itself after a while.
  await releaseDeletion(job.subject).catch((error: unknown) =>
    logFailure(error, { work: 'pausing a deletion' }),
  );
  return 'under-way';
}

let lastDue = 0;
tellLength('deletions', () => lastDue);

/** Goes on with every deletion whose time has come. */
export async function resumeDeletions(now = new Date()): Promise<void> {
  const due = await dueDeletions(now);
  lastDue = due.length;
  for (const id of due) {
    if (isShuttingDown()) return;
    try {
      const job = await takeDueDeletion(id, now);
      if (job) await run(job);
    } catch (error) {
      logFailure(error, { work: 'taking a deletion up again' });
    }
  }
}

/** Puts on record what was begun before there was a record of deletions. */
export async function adoptDeletions(): Promise<void> {
  for (const { id, members } of await organizationsBeingDeleted()) {
    const admin = members.find(({ role, status }) => role === 0 && status === 1);
    await beginDeletion(id, admin?.userId ?? 'nobody', (found) => {
      if (!found) throw noSuchOrganization();
      return found;
    });
  }
}

/** Takes up what an earlier process left unfinished, and from then on what could not be finished since. */
export function carryingDeletionsOn(): () => Promise<void> {
  let isFirst = true;
  return async () => {
    if (isFirst) await adoptDeletions();
    isFirst = false;
    await resumeDeletions();
  };
}
