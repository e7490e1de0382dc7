import 'server-only';
import { env } from '@/lib/server/runtime/env';

/** Where nothing is said, with hosted services only: the log of `npm start` stays readable. */
export function areReportsWanted(): boolean {
  const { BROWSER_REPORTS, mode } = env();
  return (BROWSER_REPORTS ?? (mode === 'hosted' ? 'on' : 'off')) === 'on';
}
