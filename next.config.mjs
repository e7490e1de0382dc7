import { existsSync } from 'node:fs';
import { inlineScriptHashes } from './inline-scripts.ts';
import { versionAtBuild } from './scripts/app/version.ts';
import { headersOfFiles } from './scripts/app/headers-of-files.ts';
import { writeRelease } from './scripts/app/write-release.ts';

const scriptHashes = inlineScriptHashes();
const distDir = process.env.NEXT_DIST_DIR ?? '.next';

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  env: {
    // They are known from rendering, which is done here; what is served names them in its policy.
    INLINE_SCRIPT_HASHES: scriptHashes.join(' '),
    // Of the commit it is built from; where that comes from is not there any more where it is served.
    HEELWRITE_VERSION: versionAtBuild(process.env, import.meta.dirname),
  },
  distDir,
  compiler: { runAfterProductionCompile: writeRelease },
  turbopack: {
    root: import.meta.dirname,
    rules: {
      '**/zod/v4/core/*.js': { condition: 'browser', loaders: ['./scripts/app/zod-subset-loader.mjs'] },
      '**/zod/v4/mini/*.js': { condition: 'browser', loaders: ['./scripts/app/zod-subset-loader.mjs'] },
    },
  },
  transpilePackages: [
    // Loaded through Node, as packages are in API routes, this marker throws; bundled, it fails the build of browser code only.
    'server-only',
    // TypeScript as it is written.
    '@heelwrite/pronouns',
  ],
  // Pictures are served as they are: nothing asks Next for others, and what makes them is not installed (ADR 40).
  images: { unoptimized: true },
  // `npm run check` does this; a start need not do it again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    'firebase-admin',
    '@google-cloud/firestore',
    '@firebase-bridge/firestore-admin',
    'google-gax',
    'stripe',
    ...['api', 'context-async-hooks', 'resources', 'sdk-metrics', 'sdk-trace'].map(
      (name) => `@opentelemetry/${name}`,
    ),
    ...['exporter-metrics', 'exporter-trace'].flatMap((name) =>
      ['http', 'proto'].map((form) => `@opentelemetry/${name}-otlp-${form}`),
    ),
  ],
  experimental: {
    // Keeping 130 MB for the next build takes a fifth of the first one, and where it is the only one nobody uses them.
    turbopackFileSystemCacheForBuild: existsSync(distDir),
    // Of the server's code, which `next start` never looks into; the browser's has none either way.
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    // A page comes in four scripts in place of eleven: from a server of HTTP/1.1 only six files come at once, and content was
    // there 1.5 round trips later. What is opened on demand repeats some of itself for that: a walk through everything
    // loads 7 % more, in a third fewer files.
    turbopackChunking: { minChunkSize: 500_000, maxMergeChunkSize: 150_000 },
    // It tells links into the app router from others, and there is no app router here.
    clientRouterFilter: false,
  },
  // Next would answer an address with a slash at its end by itself, before the API can in the contract's form.
  skipTrailingSlashRedirect: true,
  // All that serving takes in one folder, which is started without an installation (ADR 64); Vercel makes functions of it instead (ADR 73).
  ...(process.env.VERCEL ? {} : { output: 'standalone' }),
  redirects: async () => [{ source: '/:page((?!api/).+)/', destination: '/:page', permanent: true }],
  headers: async () => headersOfFiles(process.env, scriptHashes),
  // Mail programs are told of this address: it is read as a file's. The rule is 3 KB in every page's scripts; proxy.ts would
  // spare them, and takes our own address for an outside one where a proxy before the app speaks https.
  rewrites: async () => [{ source: '/pictures/:file', destination: '/api/pictures/:file' }],
};

export default config;
