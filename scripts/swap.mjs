// Usage: npm run --silent swap -- --from male --to neutral < in.html > out.html
//        npm run --silent swap -- --jsonl < requests > answers, a line { html, from, to } for a line { html, marks }
import { parseArgs } from 'node:util';
import { onSupportedNode } from './runtime.mjs';
import { command, Failure } from './say.mjs';

await command(async () => {
  await onSupportedNode();
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, jsonl: { type: 'boolean' } },
  });
  const { answerLines, isSex, swapStandardInput, usage } =
    await import('../packages/pronouns/scripts/standard-input.ts');
  if (values.jsonl) return answerLines();
  const { from, to } = values;
  if (!isSex(from) || !isSex(to)) throw new Failure(usage);
  await swapStandardInput(from, to);
});
