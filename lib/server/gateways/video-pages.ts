import 'server-only';
import * as z from 'zod/mini';
import { keptAlt } from '@/lib/domain/text/picture';
import type { Video } from '@/lib/domain/text/video-address';
import type { AskForVideo } from '@/lib/server/backend/videos';
import { logFailure } from '@/lib/server/runtime/log';

const mostOfPage = 64 * 1_024;
const mostOfPicture = 1_048_576;

/** As oEmbed has it; the picture's address is Vimeo's word, and told apart below. */
const toldSchema = z.object({ title: z.string(), thumbnail_url: z.optional(z.string()) });

interface Asking {
  /** A proxy that answers `/www.youtube.com/…` as `https://www.youtube.com/…` does. */
  readonly proxy?: string | undefined;
  /** For all that is asked about one video, in milliseconds. */
  readonly patience?: number;
}

/**
 * Asks YouTube or Vimeo. The addresses are made here of a video's id, on four hosts alone, and no redirect is followed: who
 * names a video cannot have anything else asked.
 */
export function videoPages({ proxy, patience = 3_000 }: Asking = {}): AskForVideo {
  const origin = proxy === undefined ? 'https:/' : proxy.replace(/\/$/, '');

  /** undefined where there is no such thing. */
  async function ask(page: string, most: number, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const response = await fetch(`${origin}/${page}`, {
      // Asked for anything, Vimeo sends what mail programs do not show.
      headers: { Accept: 'application/json, image/jpeg, image/png', 'User-Agent': 'Heelwrite' },
      redirect: 'error',
      signal,
    });
    if (response.ok && response.body) return bytesOf(response.body, most);
    await response.body?.cancel();
    return undefined;
  }

  return async (video) => {
    const signal = AbortSignal.timeout(patience);
    try {
      const page = await ask(pageAbout(video), mostOfPage, signal);
      const told = page && toldSchema.safeParse(jsonOf(page)).data;
      const title = keptAlt(told?.title ?? '');
      if (title === '') return undefined;
      const picture = await firstOf(picturesOf(video, told?.thumbnail_url), (address) =>
        ask(address, mostOfPicture, signal).catch(() => undefined),
      );
      return { title, ...(picture && { picture }) };
    } catch (error) {
      logFailure(error, { work: 'asking for a video', host: video.host });
      return undefined;
    }
  };
}

function pageAbout({ host, address }: Video): string {
  const url = encodeURIComponent(address);
  return host === 'youtube'
    ? `www.youtube.com/oembed?format=json&url=${url}`
    : `vimeo.com/api/oembed.json?width=1280&url=${url}`;
}

/** The largest first; YouTube has that of some videos only. Both of its own are without black edges. */
function picturesOf({ host, id }: Video, thumbnail = ''): string[] {
  if (host === 'youtube') {
    return ['maxresdefault', 'mqdefault'].map((size) => `i.ytimg.com/vi/${id}/${size}.jpg`);
  }
  const path = /^https:\/\/i\.vimeocdn\.com\/(video\/[\w.-]{1,200}(?:\?[\w=&.-]{0,100})?)$/.exec(
    thumbnail,
  )?.[1];
  return path === undefined ? [] : [`i.vimeocdn.com/${path}`];
}

async function firstOf<T>(
  addresses: readonly string[],
  ask: (address: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const address of addresses) {
    const found = await ask(address);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function bytesOf(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Thrown within, the rest is not read.
  for await (const chunk of body) {
    length += chunk.length;
    if (length > most) throw new Error(`The answer has more than ${most} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function jsonOf(page: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(page)) as unknown;
  } catch {
    return undefined;
  }
}
