import 'server-only';
import { forgetAnswered } from '@/lib/server/repositories/suggestions/suggestion-deletion';
import { keepDoing } from '@/lib/server/runtime/keep-doing';
import { carryingDeletionsOn } from './deletions/run-deletions';
import { sweepPictures } from './pictures/sweep-pictures';
import { purgeTrash } from './snippets/purge-trash';

export interface PeriodicWork {
  readonly name: string;
  /** In milliseconds. */
  readonly pause: number;
  /** May be done by several processes at once, be cut off at any moment, and be done again. */
  readonly run: () => Promise<void>;
}

const minute = 60_000;

/** All that a process does by itself, now and again. */
export const periodicWork = (): readonly PeriodicWork[] => [
  { name: 'looking for deletions to go on with', pause: minute, run: carryingDeletionsOn() },
  { name: 'looking through the trash', pause: 10 * minute, run: () => purgeTrash() },
  { name: 'deleting pictures', pause: minute, run: () => sweepPictures() },
  { name: 'forgetting suggestions', pause: 60 * minute, run: () => forgetAnswered(new Date()) },
];

/** Does all of it for as long as the process lives. */
export function keepDoingAll(): void {
  for (const { name, pause, run } of periodicWork()) keepDoing(name, pause, run);
}
