// Usage: npm run swap:score -- <folder of tsv> [--errors <file>]
import { onSupportedNode } from './runtime.mjs';
import { command } from './say.mjs';

await command(async () => {
  await onSupportedNode();
  const { scoreFolder } = await import('./swap/score.ts');
  await scoreFolder(process.argv.slice(2));
});
