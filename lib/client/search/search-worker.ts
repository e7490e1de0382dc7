import { serveCalls } from '@/lib/client/worker/serve-calls';
import { searchCalls } from './search-calls';

serveCalls(searchCalls);
