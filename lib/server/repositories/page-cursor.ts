import 'server-only';

/** Where a page ends: the last snippet's time of change and its id. */
export interface PageCursor {
  readonly updatedAt: Date;
  readonly id: string;
}

export function encodeCursor({ updatedAt, id }: PageCursor): string {
  return Buffer.from(`${updatedAt.toISOString()} ${id}`).toString('base64url');
}

/** undefined where the text is not one of our cursors. */
export function decodeCursor(text: string): PageCursor | undefined {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  const updatedAt = new Date(time);
  const year = updatedAt.getUTCFullYear();
  const valid = year >= 1 && year < 10_000 && /^[\w-]{1,128}$/.test(id);
  return valid ? { updatedAt, id } : undefined;
}
