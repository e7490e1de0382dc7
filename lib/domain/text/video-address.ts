/** A video of a host that is known. */
export interface Video {
  readonly host: 'youtube' | 'vimeo';
  readonly id: string;
  /** Where it is watched, without what only tells who has sent whom there. */
  readonly address: string;
}

/** The video that stands at an address; null for every other address, a list of videos and a channel among them. */
export function videoAt(address: string): Video | null {
  if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.port !== '' || url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/^(?:www|m|music)\./, '');
  if (host === 'youtu.be') return onYouTube(url, /^\/([^/]+)\/?$/);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return onYouTube(url, /^\/(?:shorts|embed|live|v)\/([^/]+)\/?$/);
  }
  if (host === 'vimeo.com') {
    return onVimeo(
      url,
      /^\/(?:(?:channels\/[\w-]+|groups\/[\w-]+\/videos)\/)?(?<id>\d{1,12})(?:\/(?<hash>[\da-f]{6,20}))?\/?$/,
    );
  }
  return host === 'player.vimeo.com' ? onVimeo(url, /^\/video\/(?<id>\d{1,12})\/?$/) : null;
}

function onYouTube({ pathname, searchParams }: URL, path: RegExp): Video | null {
  const id = pathname === '/watch' ? searchParams.get('v') : path.exec(pathname)?.[1];
  if (id == null || !/^[\w-]{11}$/.test(id)) return null;
  const start = startIn(searchParams.get('t') ?? searchParams.get('start'));
  return {
    host: 'youtube',
    id,
    address: `https://www.youtube.com/watch?v=${id}${start === undefined ? '' : `&t=${start}`}`,
  };
}

function onVimeo({ pathname, searchParams, hash: fragment }: URL, path: RegExp): Video | null {
  const { id, hash = searchParams.get('h') ?? '' } = path.exec(pathname)?.groups ?? {};
  if (id === undefined) return null;
  // An unlisted video is found by its number and these letters alone.
  const unlisted = /^[\da-f]{6,20}$/.test(hash) ? `/${hash}` : '';
  const start = startIn(new URLSearchParams(fragment.slice(1)).get('t'));
  return {
    host: 'vimeo',
    id,
    address: `https://vimeo.com/${id}${unlisted}${start === undefined ? '' : `#t=${start}`}`,
  };
}

/** Where in the video to begin, as its host wrote it. */
const startIn = (written: string | null): string | undefined =>
  written !== null && /^(?=\d)(?:\d{1,3}h)?(?:\d{1,4}m)?(?:\d{1,6}s?)?$/.test(written) ? written : undefined;
