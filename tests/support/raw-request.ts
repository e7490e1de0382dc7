import { request } from 'node:http';

interface RawAnswer {
  readonly status: number;
  readonly type: string | undefined;
  readonly text: string;
}

/** Calls a server under a name that is not its address: `fetch` would set the header itself. */
export function callAs(
  host: string | undefined,
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method, setHost: false, headers: { ...headers, ...(host !== undefined && { Host: host }) } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'],
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end();
  });
}
