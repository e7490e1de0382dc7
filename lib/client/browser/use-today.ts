import type { Day } from '@/lib/domain/variables/days';
import { localDay } from '@/lib/domain/variables/local-day';
import { useNow } from './use-now';

/** The day on the calendar here, new after midnight. */
export const useToday = (): Day => localDay(new Date(useNow()));
