import { readFileSync } from 'node:fs';

/** When a living process started, in the kernel's own ticks: tells it from a later one that got the same id. */
function startOf(pid: number): string {
  try {
    return startIn(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // No /proc on this system, or no such process.
    return '';
  }
}

/** The same, by what the kernel says of the process. */
export function startIn(stat: string): string {
  const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A killed process stays listed as a zombie until its parent takes notice. One with other threads than its first is not
  // gone yet: they hold its ports, files and locks.
  const isGone = state === 'X' || (state === 'Z' && Number(rest[16]) <= 1);
  return isGone ? 'ended' : (rest[18] ?? '');
}

/** Names a process for as long as the machine is up, and after it. */
export const identityOf = (pid: number) => `${pid} ${startOf(pid)}`;

export const pidOf = (identity: string) => Number(identity.split(' ')[0]);

export function isRunning(identity: string): boolean {
  const pid = pidOf(identity);
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return identityOf(pid) === identity;
}
