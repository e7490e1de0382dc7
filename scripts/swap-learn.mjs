// Usage: npm run swap:learn -- [<folder of tsv>]
import { onSupportedNode } from './runtime.mjs';
import { command } from './say.mjs';

await command(async () => {
  await onSupportedNode();
  const [tables] = process.argv.slice(2);
  const { learnTopic } = await import('./swap/learn-topic.ts');
  await learnTopic(tables);
  // Read only now: what is learnt of "they" rests on the topic.
  const { learnWeights } = await import('./swap/learn.ts');
  learnWeights(tables);
});
