import { withUse, type OwnUse } from '@/lib/domain/snippets/own-use';
import { deviceStore } from './device-store';
import { readFormer, readKept, usesKey, type KeptUses, type SnippetUses } from './own-uses';

export type UsedBatch = KeptUses['waiting'][number];
type Used = readonly UsedBatch['used'][number][];

const atOnce = 100;
/** Of a device that is never online, the oldest are forgotten. */
const mostWaiting = 200;

async function readAll(uid: string): Promise<KeptUses> {
  const kept = await readKept(uid);
  if (kept) return kept;
  const former = Object.entries(await readFormer(uid)).map(([id, at]) => ({ id, at }));
  return counted({ uses: {}, waiting: [] }, former);
}

function counted({ uses, waiting }: KeptUses, used: Used): KeptUses {
  const batches: UsedBatch[] = [];
  for (let first = 0; first < used.length; first += atOnce)
    batches.push({ key: crypto.randomUUID(), used: used.slice(first, first + atOnce) });
  return { uses: withAll(uses, used), waiting: [...waiting, ...batches].slice(-mostWaiting) };
}

function withAll(uses: SnippetUses, used: Used): Record<string, OwnUse> {
  const all = new Map(Object.entries(uses));
  for (const { id, at } of used) all.set(id, withUse(all.get(id), at));
  return Object.fromEntries(all);
}

let changing: Promise<unknown> = Promise.resolve();

/** One change after the other: each is made of what the one before has left. */
function change(uid: string, changed: (kept: KeptUses) => KeptUses): Promise<KeptUses> {
  const done = changing.then(async () => {
    const kept = changed(await readAll(uid));
    await deviceStore(uid).write(usesKey, kept);
    return kept;
  });
  changing = done.catch(() => undefined);
  return done;
}

/** Counts them on this device, and keeps them to be told. */
export async function countHere(uid: string, used: Used): Promise<SnippetUses> {
  return (await change(uid, (kept) => counted(kept, used))).uses;
}

/** The first of what waits to be told, kept under its key; undefined: nothing waits. */
export async function nextToTell(uid: string): Promise<UsedBatch | undefined> {
  return (await change(uid, (kept) => kept)).waiting[0];
}

export async function noteTold(uid: string, key: string): Promise<void> {
  await change(uid, ({ uses, waiting }) => ({ uses, waiting: waiting.filter((batch) => batch.key !== key) }));
}

/** Puts what the account knows in the place of what was known here, with what it was not told yet. */
export async function takeKnown(uid: string, known: SnippetUses): Promise<SnippetUses> {
  const { uses } = await change(uid, ({ waiting }) => ({
    uses: withAll(
      known,
      waiting.flatMap(({ used }) => used),
    ),
    waiting,
  }));
  return uses;
}
