import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

/** Every address under /api that has no page of its own. */
export default route();
