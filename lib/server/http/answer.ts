import 'server-only';

/** A reply with headers of its own; handlers that need none return the bare body. */
export class Answer<T> {
  constructor(
    readonly body: T,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** 304: what the caller holds under this tag is still right. */
export class NotModified {
  constructor(readonly etag: string) {}
}

/** Whether an If-None-Match header names the tag (weak comparison, lists and * included). */
export function etagMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}
