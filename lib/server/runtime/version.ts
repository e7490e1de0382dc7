import 'server-only';

/** What runs here, such as `0.5.0+1a2b3c4d5e6f`; the commit is there where the build knew it. */
export const runningVersion =
  // eslint-disable-next-line no-restricted-syntax -- written in at the build by next.config.mjs
  process.env.HEELWRITE_VERSION ?? 'development';
