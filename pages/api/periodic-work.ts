import { doPeriodicWork as operation } from '@/lib/contracts/periodic-work';
import { expectSecret } from '@/lib/server/http/expect-secret';
import { route, serveOpen } from '@/lib/server/http/route';
import { env } from '@/lib/server/runtime/env';
import { doPeriodicWork } from '@/lib/server/services/do-periodic-work';

export const config = { api: { bodyParser: false }, maxDuration: 60 };

export default route(
  serveOpen(operation, async (call) => {
    await expectSecret(env().CRON_SECRET, call);
    return doPeriodicWork();
  }),
);
