import { webhook } from '@/lib/server/http/webhook';
import { takeEvent } from '@/lib/server/services/billing/subscriptions';

export const config = { api: { bodyParser: false } };

export default webhook(takeEvent);
