import type { KeptLetter } from '@/lib/client/letter/letter-store';
import type { RecentDog } from '@/lib/client/letter/recent-dogs';
import type { UsedAt } from '@/lib/domain/snippets/snippet-order';

/** What this device knows when the letter page is opened. */
export interface KeptOnDevice {
  readonly kept: KeptLetter | null;
  readonly dogs: readonly RecentDog[];
  /** Of snippets, by how often and how lately they were used. */
  readonly ranks: UsedAt;
  readonly signature: string | undefined;
}
