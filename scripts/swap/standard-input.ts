import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Sex } from '../../lib/pronouns/sex.ts';
import { swap } from '../../lib/pronouns/swap.ts';
import { Failure } from '../say.mjs';

const sexes: ReadonlySet<string> = new Set<Sex>(['male', 'female', 'neutral']);
const usage = 'Say --from and --to with male, female or neutral, or --jsonl.';

/** Swaps what comes in, as one html or line by line. */
export async function swapStandardInput(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { from: { type: 'string' }, to: { type: 'string' }, jsonl: { type: 'boolean' } },
  });
  process.stdin.setEncoding('utf8');
  if (values.jsonl) return answerLines();
  const { from, to } = values;
  if (!isSex(from) || !isSex(to)) throw new Failure(usage);
  let html = '';
  for await (const piece of process.stdin) html += String(piece);
  await write(swap(html, from, to).html);
}

async function answerLines(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() !== '') await write(`${JSON.stringify(answer(line))}\n`);
  }
}

/** A line that cannot be answered is told why, so that answers and requests stay side by side. */
function answer(line: string): unknown {
  try {
    const { html, from, to } = JSON.parse(line) as Record<string, unknown>;
    if (typeof html !== 'string' || !isSex(from) || !isSex(to)) return { error: usage };
    return swap(html, from, to);
  } catch {
    return { error: 'This line is no JSON.' };
  }
}

const isSex = (value: unknown): value is Sex => typeof value === 'string' && sexes.has(value);

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}
