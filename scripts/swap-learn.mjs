// Usage: npm run swap:learn -- [<folder of tsv>]
import { onSupportedNode } from './runtime.mjs';
import { command } from './say.mjs';

await command(async () => {
  await onSupportedNode();
  const [tables] = process.argv.slice(2);
  const { starterLibrary } = await import('../lib/starter/library.ts');
  const { learnTopic } = await import('../packages/pronouns/scripts/learn-topic.ts');
  await learnTopic(tables);
  // Read only now: what is learnt of "they" rests on the topic.
  const { learnWeights } = await import('../packages/pronouns/scripts/learn-weights.ts');
  const snippets = starterLibrary.map(({ male }) => male);
  learnWeights(snippets, tables);
});
