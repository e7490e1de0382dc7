import { styleText } from 'node:util';
import { say } from '../bootstrap/say.mjs';
import type { Result } from './examine.ts';

const signs = {
  well: styleText('green', '✓'),
  warning: styleText('yellow', '!'),
  mistake: styleText('red', '✗'),
  unchecked: styleText('yellow', '?'),
};

/** Says what was found, by group. */
export function printResults(results: readonly Result[]): void {
  const groups = new Set(results.map(({ group }) => group));
  for (const group of groups) {
    say(`\n${group}`);
    for (const { level, sentence, remedy } of results.filter((result) => result.group === group)) {
      say(`  ${signs[level]} ${sentence}`);
      if (remedy !== undefined) say(`    → ${remedy}`);
    }
  }
  const { mistake, warning, unchecked } = counted(results);
  say(`\nTo mend: ${mistake}. To look at: ${warning}. Not checked: ${unchecked}.`);
}

export function counted(results: readonly Result[]) {
  const count = (level: Result['level']) => results.filter((result) => result.level === level).length;
  return { mistake: count('mistake'), warning: count('warning'), unchecked: count('unchecked') };
}
