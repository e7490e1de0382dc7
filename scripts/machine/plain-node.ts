import { registerHooks } from 'node:module';

const root = new URL('../../', import.meta.url);

// The contracts are written for a bundler: imports leave the ending away, begin at the project's folder, and some bear
// the server's mark.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true };
    if (specifier.startsWith('@/')) return next(new URL(`${specifier.slice(2)}.ts`, root).href, context);
    const isOurs = context.parentURL?.includes('/lib/') && !context.parentURL.includes('/node_modules/');
    const isBare = /^\.{1,2}\//.test(specifier) && !/\.\w+$/.test(specifier);
    return next(isOurs && isBare ? `${specifier}.ts` : specifier, context);
  },
});
