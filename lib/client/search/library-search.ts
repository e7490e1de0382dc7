import { askingWorker } from '@/lib/client/worker/worker-calls';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { searchedText } from '@/lib/domain/snippets/searched-text';
import type { searchCalls } from './search-calls';

/** What a query found. */
export interface Findings {
  /** By the numbers of the snippets; 0: not found. */
  readonly ranks: Uint32Array;
  /** A word was found nowhere as typed, so similar ones were taken. */
  readonly isApproximate: boolean;
}

/** How many snippets are handed over between two frames. */
const atOnce = 200;

/** Each id keeps its number, so that what was found before a change is not said of another snippet. */
const numbers = new Map<string, number>();
/** By number: what the worker has. */
let handed: (Snippet | undefined)[] = [];
let latest: readonly Snippet[] | null = null;
let handing: Promise<void> = Promise.resolve();

const ask = askingWorker<typeof searchCalls>(
  () => {
    handed = [];
    return new Worker(new URL('./search-worker.ts', import.meta.url));
  },
  () => import('./search-calls').then((module) => module.searchCalls),
);

/** Lets the worker know a library; of one that it knows, only what has changed. */
export function handOver(snippets: readonly Snippet[]): Promise<void> {
  if (snippets !== latest) {
    latest = snippets;
    handing = handing.then(
      () => handChanges(snippets),
      () => handChanges(snippets),
    );
    handing.catch(() => {
      if (latest === snippets) latest = null;
    });
  }
  return handing;
}

/** What a query finds in a library; null where it holds no word. */
export async function searchLibrary(snippets: readonly Snippet[], query: string): Promise<Findings | null> {
  await handOver(snippets);
  return ask('search', query);
}

async function handChanges(snippets: readonly Snippet[]): Promise<void> {
  const isHere = new Set<number>();
  const changed = snippets.filter((snippet) => {
    const number = numberOf(snippet);
    isHere.add(number);
    return handed[number] !== snippet;
  });
  const removed = [...handed.keys()].filter((number) => handed[number] && !isHere.has(number));
  if (changed.length + removed.length === 0) return;
  for (let first = 0; first === 0 || first < changed.length; first += atOnce) {
    // A newer one says it better.
    if (snippets !== latest) return;
    const some = changed.slice(first, first + atOnce);
    const isTaken = ask('change', {
      removed: first === 0 ? removed : [],
      put: some.map((snippet) => ({ number: numberOf(snippet), ...searchedText(snippet) })),
      isLast: first + atOnce >= changed.length,
    });
    if (first === 0) for (const number of removed) handed[number] = undefined;
    for (const snippet of some) handed[numberOf(snippet)] = snippet;
    await isTaken;
  }
}

function numberOf({ id }: Snippet): number {
  const known = numbers.get(id);
  if (known !== undefined) return known;
  numbers.set(id, numbers.size);
  return numbers.size - 1;
}

const numbersOf = new WeakMap<readonly Snippet[], Uint32Array>();

/** Those that were found, the best first, and of one rank in the order given. */
export function hitsAmong(
  ordered: readonly Snippet[],
  { ranks }: Findings,
  isWanted: (snippet: Snippet) => boolean,
): Snippet[] {
  const known = numbersOf.get(ordered) ?? Uint32Array.from(ordered, numberOf);
  numbersOf.set(ordered, known);
  const byRank: (Snippet[] | undefined)[] = [];
  for (const [at, snippet] of ordered.entries()) {
    const rank = ranks[known[at] ?? 0] ?? 0;
    if (rank > 0 && isWanted(snippet)) (byRank[rank] ??= []).push(snippet);
  }
  return byRank.reverse().flatMap((equals) => equals ?? []);
}

/** Whether a snippet is among those that were found. */
export const isFoundIn =
  ({ ranks }: Findings) =>
  (snippet: Snippet): boolean =>
    (ranks[numberOf(snippet)] ?? 0) > 0;
