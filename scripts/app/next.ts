process.env.NEXT_TELEMETRY_DISABLED ??= '1';

/** The arguments with which Node runs a command of Next. */
export const next = (...args: string[]) => ['node_modules/next/dist/bin/next', ...args];
