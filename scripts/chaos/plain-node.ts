import { registerHooks } from 'node:module';

// The contracts are written for a bundler: their imports leave the ending away, and some bear the server's mark.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true };
    const isOurs = context.parentURL?.includes('/lib/') && !context.parentURL.includes('/node_modules/');
    const isBare = /^\.{1,2}\/.*\/?[\w-]+$/.test(specifier);
    return next(isOurs && isBare ? `${specifier}.ts` : specifier, context);
  },
});
