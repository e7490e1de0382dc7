// Usage: npm run swap:learn -- [<folder of tsv>]
import { onSupportedNode } from './runtime.mjs';
import { command } from './say.mjs';

await command(async () => {
  await onSupportedNode();
  const { learnWeights } = await import('./swap/learn.ts');
  learnWeights(process.argv.slice(2));
});
