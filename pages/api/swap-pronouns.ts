import { swapPronouns as operation } from '@/lib/contracts/pronouns';
import { route, serve } from '@/lib/server/http/route';
import { swapPronouns } from '@/lib/server/services/snippets/swap-pronouns';

export const config = { api: { bodyParser: false } };

export default route(serve(operation, ({ actor, body }) => swapPronouns(actor, body)));
