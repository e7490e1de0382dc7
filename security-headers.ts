interface Surroundings {
  isDevelopment: boolean;
  /** Of the scripts that stand in a page itself. */
  scriptHashes: readonly string[];
  /** The hosted sign-in's domain; without one, everything runs on local services. */
  authDomain: string | null;
}

function contentSecurityPolicy({ isDevelopment, scriptHashes, authDomain }: Surroundings): string {
  const hosted = (...sources: string[]) => (authDomain === null ? [] : sources);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scriptHashes,
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
