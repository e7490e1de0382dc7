// npm run swap:score -- <folder of tsv> [--errors <file>]
import { parseArgs } from 'node:util';
import { scoreFolder } from '../../packages/pronouns/scripts/score.ts';
import { Failure } from '../bootstrap/say.mjs';

export function run(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { errors: { type: 'string' } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Failure('Say in which folder the tables are.');
  scoreFolder(folder, { errors: values.errors });
}
