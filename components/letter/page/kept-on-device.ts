import type { KeptLetter } from '@/lib/client/letter/letter-store';
import type { RecentDog } from '@/lib/client/letter/recent-dogs';
import type { SnippetUses } from '@/lib/client/queries/snippet-uses';

/** What this device knows when the letter page is opened. */
export interface KeptOnDevice {
  readonly kept: KeptLetter | null;
  readonly dogs: readonly RecentDog[];
  readonly uses: SnippetUses;
  readonly signature: string | undefined;
}
