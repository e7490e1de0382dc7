import type { SavedFilter } from '@/lib/contracts/saved-filters';
import type { KeptFilter } from '@/lib/domain/snippets/saved-filter';

/** What is about to get a name. */
export type Naming =
  | { readonly kind: 'new'; readonly filter: KeptFilter }
  | { readonly kind: 'rename'; readonly saved: SavedFilter };
