import { sendBrowserReports as operation } from '@/lib/contracts/browser-reports';
import { route, serveOpen } from '@/lib/server/http/route';
import { takeBrowserReports } from '@/lib/server/services/browser/take-reports';

export const config = { api: { bodyParser: false } };

export default route(
  serveOpen(operation, ({ body, address, sender }) => takeBrowserReports(body, address, sender)),
);
