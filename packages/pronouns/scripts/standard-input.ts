import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Sex } from '../src/words/sex.ts';
import { swap } from '../src/swap.ts';

const sexes: ReadonlySet<string> = new Set<Sex>(['male', 'female', 'neutral']);
/** What is said to someone who asks for no way that there is. */
export const usage = 'Say --from and --to with male, female or neutral, or --jsonl.';

/** Swaps what comes in as one html. */
export async function swapStandardInput(from: Sex, to: Sex): Promise<void> {
  process.stdin.setEncoding('utf8');
  let html = '';
  for await (const piece of process.stdin) html += String(piece);
  await write(swap(html, from, to).html);
}

/** Answers what comes in line by line. */
export async function answerLines(): Promise<void> {
  process.stdin.setEncoding('utf8');
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

export const isSex = (value: unknown): value is Sex => typeof value === 'string' && sexes.has(value);

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}
