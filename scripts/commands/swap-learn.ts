import { starterLibrary } from '../../lib/starter/library.ts';
import { learnTopic } from '../../packages/pronouns/scripts/learn-topic.ts';

/** npm run swap:learn -- [<folder of tsv>] */
export async function run([tables]: readonly string[]) {
  await learnTopic(tables);
  // Read only now: what is learnt of "they" rests on the topic.
  const { learnWeights } = await import('../../packages/pronouns/scripts/learn-weights.ts');
  const snippets = starterLibrary.map(({ male }) => male);
  learnWeights(snippets, tables);
}
