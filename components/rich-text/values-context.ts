import { createContext } from 'react';
import type { SaidValues } from '@/lib/domain/letter/said-in';
import type { Values } from '@/lib/domain/text/variable-values';

/** What variables stand for: only they are drawn again when somebody types it, not the texts around them. Null: braces, as they are written. */
export const ValuesContext = createContext<Values | null>(null);

/** What they stand for in texts of each sex, where several are shown beside each other. */
export const SaidContext = createContext<SaidValues | null>(null);
