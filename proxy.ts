import { NextResponse, type NextRequest } from 'next/server';
import { env } from '@/lib/server/runtime/env';

/**
 * Passes the browser's calls to the local sign-in service on, so that it has one address to talk to: the app's. Mail programs
 * are told of a picture's address as of a file's; a rewrite of Next's config would bring its rules to every page, 3 KB of them.
 */
export function proxy({ nextUrl }: NextRequest) {
  if (nextUrl.pathname.startsWith('/pictures/'))
    return NextResponse.rewrite(new URL(`/api${nextUrl.pathname}`, nextUrl.href));
  const { mode, AUTH_PORT } = env();
  if (mode === 'hosted') return new NextResponse(null, { status: 404 });
  return NextResponse.rewrite(`http://127.0.0.1:${AUTH_PORT}${nextUrl.pathname}${nextUrl.search}`);
}

export const config = {
  matcher: [
    '/pictures/:file',
    '/identitytoolkit.googleapis.com/:path*',
    '/securetoken.googleapis.com/:path*',
    '/emulator/:path*',
  ],
};
