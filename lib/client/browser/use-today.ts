import { localDay, type Day } from '@/lib/domain/variables/days';
import { useNow } from './use-now';

/** The day on the calendar here, new after midnight. */
export const useToday = (): Day => localDay(new Date(useNow()));
