import { webhook } from '@/lib/server/http/webhook';
import { handleWebhookEvent } from '@/lib/server/services/billing/handle-webhook-event';

export const config = { api: { bodyParser: false } };

export default webhook(handleWebhookEvent);
