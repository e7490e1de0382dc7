import 'server-only';
import { createHash } from 'node:crypto';
import type { NextApiHandler } from 'next';
import type { PublicSettings } from '@/lib/contracts/public-settings';
import { Fault } from '@/lib/server/faults/fault';
import { duringRequest } from '@/lib/server/runtime/request-context';
import { etagMatches } from './answer';
import { refuse } from './refuse';

/** Answers with the public settings as a script: the policy lets nothing else hand them to a page before it begins. */
export function settingsScript(path: string, read: () => PublicSettings): NextApiHandler {
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      const allow = ['GET', 'HEAD'];
      const fault = new Fault('method_not_allowed', 'This address answers to GET, HEAD.', { allow });
      duringRequest(req, path, ({ id: requestId }) => refuse(fault, req, res, { requestId, path }));
      return;
    }
    const script = `self.publicSettings=${JSON.stringify(read())};\n`;
    const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`;
    res.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    // They change with the environment that the app is started with: once in a while, and then within a minute.
    res.setHeader('Cache-Control', 'public, max-age=60, stale-while-revalidate=86400');
    res.setHeader('ETag', etag);
    if (etagMatches(req.headers['if-none-match'], etag)) res.writeHead(304).end();
    else res.writeHead(200).end(req.method === 'HEAD' ? undefined : script);
  };
}
