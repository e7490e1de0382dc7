// Usage: npm run swap:score -- <folder of tsv> [--errors <file>]
import { parseArgs } from 'node:util';
import { onSupportedNode } from './runtime.mjs';
import { command, Failure } from './say.mjs';

await command(async () => {
  await onSupportedNode();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { errors: { type: 'string' } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Failure('Say in which folder the tables are.');
  const { scoreFolder } = await import('../packages/pronouns/scripts/score.ts');
  scoreFolder(folder, { errors: values.errors });
});
