import * as z from 'zod/mini';

// zod compiles its parsers with `new Function`, which the content security policy forbids.
z.config({ jitless: true });
