import {
  addressOfPage,
  cacheOfRelease,
  isNamedForContent,
  isPageOf,
  mayBeKept,
  type Release,
} from '@/lib/domain/app/release';

/** So many files are fetched at a time, so that they do not stand in the way of what the open page asks for. */
const lanes = 3;

/** The answer of the newest release that has one. A release keeps its pages last: one that has a page has all that it needs. */
export async function keptAnswer(address: string): Promise<Response | undefined> {
  for (const cacheName of (await caches.keys()).reverse()) {
    const answer = await caches.match(address, { cacheName, ignoreVary: true });
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** Keeps an answer where it may be kept, and gives it back either way. */
export async function keep(release: Release, address: string, answer: Response, wanted: 'page' | 'file') {
  if (!mayBeKept(answer, wanted)) return;
  await (await caches.open(cacheOfRelease(release.id))).put(address, answer);
}

async function fetchFile(address: string): Promise<Response> {
  const cache = isNamedForContent(address) ? 'default' : 'no-cache';
  const answer = await fetch(address, { cache, priority: 'low' });
  if (!mayBeKept(answer, 'file')) throw new Error(`${address} cannot be kept.`);
  return answer;
}

async function fetchPage(page: string, release: Release): Promise<Response> {
  const answer = await fetch(addressOfPage(page), { cache: 'no-cache', priority: 'low' });
  if (!mayBeKept(answer, 'page') || !isPageOf(await answer.clone().text(), release)) {
    throw new Error(`${page} is not of this release.`);
  }
  return answer;
}

/** The cache of a release, the newest from now on: one that comes back after another begins anew. */
export async function openRelease({ id }: Release): Promise<Cache> {
  const name = cacheOfRelease(id);
  if ((await caches.keys()).at(-1) !== name) await caches.delete(name);
  return caches.open(name);
}

/** Keeps all of a release, its pages last; fails where something is missing, and goes on from there the next time. */
export async function keepRelease(release: Release): Promise<void> {
  const cache = await openRelease(release);
  const waiting = [...release.files];
  const lane = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      if ((await cache.match(address)) !== undefined) continue;
      const known = isNamedForContent(address) ? await keptAnswer(address) : undefined;
      await cache.put(address, known ?? (await fetchFile(address)));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  for (const page of release.pages) await cache.put(page, await fetchPage(page, release));
}
