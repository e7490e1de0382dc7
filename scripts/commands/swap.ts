// npm run --silent swap -- --from male --to neutral < in.html > out.html
// npm run --silent swap -- --jsonl < requests > answers, a line { html, from, to } for a line { html, marks }
import { parseArgs } from 'node:util';
import {
  answerLines,
  isSex,
  swapStandardInput,
  usage,
} from '../../packages/pronouns/scripts/standard-input.ts';
import { Failure } from '../bootstrap/say.mjs';

export async function run(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: { from: { type: 'string' }, to: { type: 'string' }, jsonl: { type: 'boolean' } },
  });
  if (values.jsonl) return answerLines();
  const { from, to } = values;
  if (!isSex(from) || !isSex(to)) throw new Failure(usage);
  await swapStandardInput(from, to);
}
