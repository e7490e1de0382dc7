import { serveCalls } from '@/lib/client/worker/serve-calls';
import { engineCalls } from './engine-calls';

serveCalls(engineCalls);
