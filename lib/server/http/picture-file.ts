import 'server-only';
import type { NextApiHandler, NextApiResponse } from 'next';
import { logFailure } from '@/lib/server/runtime/log';
import { etagMatches } from './answer';

interface ShownPicture {
  readonly id: string;
  readonly type: string;
  readonly read: () => Promise<Uint8Array | undefined>;
}

/** Whatever was uploaded, it is a picture and nothing else: no program in it runs, and no page is made of it. */
const strict = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Serves pictures to whoever knows their address, mail programs for one. */
export function pictureFile(find: (address: string) => Promise<ShownPicture | undefined>): NextApiHandler {
  return async (req, res) => {
    for (const [name, value] of Object.entries(strict)) res.setHeader(name, value);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      refuse(res, 405, 'This address answers to GET and HEAD.');
      return;
    }
    try {
      const { file } = req.query;
      const picture = await find(`/pictures/${typeof file === 'string' ? file : ''}`);
      const etag = `"${picture?.id}"`;
      const isKnown = picture !== undefined && etagMatches(req.headers['if-none-match'], etag);
      const bytes = isKnown ? undefined : await picture?.read();
      if (!picture || (!bytes && !isKnown)) {
        refuse(res, 404, 'There is no such picture.');
        return;
      }
      res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      res.setHeader('ETag', etag);
      if (!bytes) {
        res.writeHead(304).end();
        return;
      }
      res.writeHead(200, { 'Content-Type': picture.type, 'Content-Length': bytes.length });
      res.end(req.method === 'HEAD' ? undefined : bytes);
    } catch (error) {
      logFailure(error, { path: '/pictures/[file]' });
      refuse(res, 503, 'This picture can’t be shown right now.');
    }
  };
}

function refuse(res: NextApiResponse, status: number, sentence: string): void {
  res.setHeader('Cache-Control', 'no-store');
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(sentence);
}
