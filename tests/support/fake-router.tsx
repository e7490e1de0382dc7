import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

export function aRouter(router: Partial<NextRouter> = {}): NextRouter {
  const pathname = router.pathname ?? '/';
  return {
    route: pathname,
    pathname,
    query: {},
    asPath: pathname,
    basePath: '',
    isReady: true,
    isFallback: false,
    isLocaleDomain: false,
    isPreview: false,
    push: vi.fn(async () => true),
    replace: vi.fn(async () => true),
    prefetch: vi.fn(async () => undefined),
    reload: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    beforePopState: vi.fn(),
    events: { on: vi.fn(), off: vi.fn(), emit: vi.fn() },
    ...router,
  };
}

export function WithRouter({ router, children }: { router: NextRouter; children: ReactNode }) {
  return <RouterContext value={router}>{children}</RouterContext>;
}
