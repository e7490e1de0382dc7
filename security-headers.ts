import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageStartScript } from './lib/client/browser/page-start-script.ts';
import { themeAttribute, themeStorageKey } from './lib/client/device/theme-storage.ts';

interface Surroundings {
  isDevelopment: boolean;
  /** The hosted sign-in's domain; without one, everything runs on local services. */
  authDomain: string | null;
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The script that sets the theme before the first paint, hashed as it is really rendered. */
function colorSchemeScriptHash(): string {
  const markup = renderToStaticMarkup(
    createElement(InitColorSchemeScript, { attribute: themeAttribute, modeStorageKey: themeStorageKey }),
  );
  const script = /^<script[^>]*>([\s\S]*)<\/script>$/.exec(markup)?.[1];
  if (script === undefined) throw new Error('The color-scheme script is not a plain inline script any more.');
  return hashOf(script);
}

function contentSecurityPolicy({ isDevelopment, authDomain }: Surroundings): string {
  const hosted = (...sources: string[]) => (authDomain === null ? [] : sources);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      colorSchemeScriptHash(),
      hashOf(pageStartScript),
      // React's refresh evaluates code while developing; nothing does in production.
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
      ...hosted('https://apis.google.com'),
    ],
    // emotion and the editor write style elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...hosted('https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'),
    ],
    'worker-src': ["'self'"],
    'frame-src': authDomain === null ? ["'none'"] : [`https://${authDomain}`],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .concat(authDomain === null ? [] : ['upgrade-insecure-requests'])
    .join('; ');
}

export function securityHeaders(surroundings: Surroundings): { key: string; value: string }[] {
  return [
    { key: 'Content-Security-Policy', value: contentSecurityPolicy(surroundings) },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    {
      key: 'Permissions-Policy',
      value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    },
    // Google's sign-in window has to be able to answer the page that opened it.
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
    ...(surroundings.authDomain === null
      ? []
      : [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }]),
  ];
}
