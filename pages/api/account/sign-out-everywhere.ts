import { signOutEverywhere as operation } from '@/lib/contracts/account';
import { route, serve } from '@/lib/server/http/route';
import { signOutEverywhere } from '@/lib/server/services/accounts/sign-out-everywhere';

export const config = { api: { bodyParser: false } };

export default route(serve(operation, ({ actor }) => signOutEverywhere(actor)));
