import type { ServerResponse } from 'node:http';
import type { AccountFile } from './account-file.ts';

/** firebase-admin asks again by itself, for up to 15 s, unless it is told to wait for more than a minute. */
const longerThanAnyoneWaits = 61;

/** In the form of Google's own, which both ends of Firebase read. */
const refusal = JSON.stringify({
  error: { code: 503, message: 'UNAVAILABLE : The disk takes nothing right now.', status: 'UNAVAILABLE' },
});

/**
 * Lets an answer out once what it tells of is on disk. Where the disk does not take it, everything unsaved is taken back,
 * and whatever call was under way then answers 503: what it did may be among that.
 */
export function savingBeforeAnswering(accounts: Pick<AccountFile, 'save' | 'revert' | 'isBehind'>) {
  let reverts = 0;
  const isKept = (since: number): boolean => {
    try {
      if (since !== reverts) throw new Error('What this call did may have been taken back.');
      accounts.save();
    } catch {
      // Nobody is kept out only because the time of their sign-in can't be noted.
      if (since === reverts && !accounts.isBehind) return true;
      accounts.revert();
      reverts += 1;
      return false;
    }
    return true;
  };

  return (response: ServerResponse): void => {
    const since = reverts;
    const writeHead = response.writeHead.bind(response) as Method;
    const write = response.write.bind(response) as Method;
    const end = response.end.bind(response) as Method;
    let state: 'open' | 'kept' | 'refused' = 'open';
    const orRefuse =
      (method: Method): Method =>
      (...given) => {
        if (state === 'open') {
          state = 'kept';
          if (!isKept(since)) {
            state = 'refused';
            for (const name of response.getHeaderNames()) {
              if (!name.startsWith('access-control-')) response.removeHeader(name);
            }
            writeHead(503, {
              'Content-Type': 'application/json; charset=utf-8',
              'Retry-After': longerThanAnyoneWaits,
            });
            end(refusal);
          }
        }
        return state === 'refused' ? response : method(...given);
      };
    Object.assign(response, { writeHead: orRefuse(writeHead), write: orRefuse(write), end: orRefuse(end) });
  };
}

type Method = (...given: unknown[]) => unknown;
