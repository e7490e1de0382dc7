import { NextResponse, type NextRequest } from 'next/server';
import { env } from '@/lib/server/runtime/env';

/** Passes the browser's calls to the local sign-in service on, so that it has one address to talk to: the app's. */
export function proxy({ nextUrl }: NextRequest) {
  const { mode, AUTH_PORT } = env();
  if (mode === 'hosted') return new NextResponse(null, { status: 404 });
  return NextResponse.rewrite(`http://127.0.0.1:${AUTH_PORT}${nextUrl.pathname}${nextUrl.search}`);
}

export const config = {
  matcher: [
    '/identitytoolkit.googleapis.com/:path*',
    '/securetoken.googleapis.com/:path*',
    '/emulator/:path*',
  ],
};
