import { createRequire } from 'node:module';
import { globSync } from 'node:fs';
import { relative } from 'node:path';

interface Tracer {
  nodeFileTrace: (
    entries: readonly string[],
    options: { base: string },
  ) => Promise<{ readonly fileList: ReadonlySet<string> }>;
}

const require = createRequire(import.meta.url);

/** What the sign-in service and the stand-in for Stripe load from packages. */
const entries = [
  'firebase-tools/lib/api.js',
  ...['server', 'state', 'errors'].map((name) => `firebase-tools/lib/emulator/auth/${name}.js`),
  'zod/mini',
];

/** Everything that the local services take when they are started away from here, as paths from the project's folder. */
export async function localServiceFiles(): Promise<string[]> {
  const base = process.cwd();
  // The tracer that Next itself brings along and uses for the app.
  const { nodeFileTrace } = require('next/dist/compiled/@vercel/nft') as Tracer;
  const resolved = entries.map((entry) => relative(base, require.resolve(entry)));
  const { fileList } = await nodeFileTrace(resolved, { base });
  return [...fileList, ...globSync('{local,lib/contracts,lib/domain,lib/starter}/**/*.ts')];
}
