import 'server-only';
import { measured, type Work } from '@/lib/server/telemetry/telemetry';
import { PicturesOutOfReach, type PictureStore } from '@/lib/server/backend/pictures';

/** In milliseconds: one picture is 3 MiB at most. */
const patience = 15_000;

interface Bucket {
  readonly name: string;
  /** A token of Google's, which is asked for before each call: who gives it keeps it while it is good. */
  readonly accessToken: () => Promise<string>;
  readonly origin?: string;
}

const callOf = (method: string): Work => ({
  name: `${method} picture`,
  duration: 'http.client.request.duration',
  isCall: true,
  attributes: { 'http.request.method': method, 'server.address': 'storage.googleapis.com' },
});

/**
 * A bucket of Cloud Storage, by the four calls of its JSON API that are needed: Google's own package for it brings dozens of
 * others (ADR 58).
 */
export function cloudPictures({
  name: bucket,
  accessToken,
  origin = 'https://storage.googleapis.com',
}: Bucket): PictureStore {
  const inBucket = `b/${encodeURIComponent(bucket)}/o`;
  const object = (name: string) => encodeURIComponent(`pictures/${name}`);
  const objects = `/storage/v1/${inBucket}`;

  /** undefined where there is no such object. */
  async function ask(method: string, path: string, type?: string, bytes?: Uint8Array) {
    try {
      const authorization = `Bearer ${await accessToken()}`;
      const response = await measured(callOf(method), async (tell) => {
        const answered = await fetch(`${origin}${path}`, {
          method,
          headers: { Authorization: authorization, ...(type && { 'Content-Type': type }) },
          signal: AbortSignal.timeout(patience),
          ...(bytes && { body: new Uint8Array(bytes) }),
        });
        tell({ 'http.response.status_code': answered.status });
        return answered;
      });
      const answer = new Uint8Array(await response.arrayBuffer());
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`Cloud Storage answered ${response.status} to ${method}.`);
      return answer;
    } catch (error) {
      throw new PicturesOutOfReach(error);
    }
  }

  return {
    async put(name, type, bytes) {
      const path = `/upload${objects}?uploadType=media&name=${object(name)}`;
      if (!(await ask('POST', path, type, bytes))) {
        throw new PicturesOutOfReach(new Error(`There is no bucket ${bucket}.`));
      }
    },
    read: (name) => ask('GET', `${objects}/${object(name)}?alt=media`),
    copy: async (from, to) =>
      (await ask('POST', `${objects}/${object(from)}/copyTo/${inBucket}/${object(to)}`)) !== undefined,
    remove: async (name) => {
      await ask('DELETE', `${objects}/${object(name)}`);
    },
  };
}
