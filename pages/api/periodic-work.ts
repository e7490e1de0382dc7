import { doPeriodicWork as operation } from '@/lib/contracts/periodic-work';
import { expectCronSecret } from '@/lib/server/http/expect-cron-secret';
import { route, serveOpen } from '@/lib/server/http/route';
import { doPeriodicWork } from '@/lib/server/services/do-periodic-work';

export const config = { api: { bodyParser: false }, maxDuration: 60 };

export default route(
  serveOpen(operation, async (call) => {
    await expectCronSecret(call);
    return doPeriodicWork();
  }),
);
