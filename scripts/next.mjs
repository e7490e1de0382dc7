process.env.NEXT_TELEMETRY_DISABLED ??= '1';

/**
 * The arguments with which Node runs a command of Next.
 * @param {...string} args
 */
export const next = (...args) => ['node_modules/next/dist/bin/next', ...args];
