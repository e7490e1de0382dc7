// Usage: npm run --silent swap -- --from male --to neutral < in.html > out.html
//        npm run --silent swap -- --jsonl < requests > answers, a line { html, from, to } for a line { html, marks }
import { onSupportedNode } from './runtime.mjs';
import { command } from './say.mjs';

await command(async () => {
  await onSupportedNode();
  const { swapStandardInput } = await import('./swap/standard-input.ts');
  await swapStandardInput(process.argv.slice(2));
});
