import * as account from '../../lib/contracts/account.ts';
import * as sets from '../../lib/contracts/lesson-sets.ts';
import { swapPronouns } from '../../lib/contracts/pronouns.ts';
import * as snippets from '../../lib/contracts/snippets.ts';
import type { Tally } from './tally.ts';
import { compareNames, type Differences, type LibraryLedger } from './ledger.ts';
import { oneOf, type Person } from './person.ts';
import type { Settled, Wire } from './wire.ts';

/** A library in which somebody works; without `orgId` their own. */
export interface Desk {
  readonly wire: Wire;
  readonly tally: Tally;
  readonly person: Person;
  readonly library: LibraryLedger;
  readonly orgId?: string;
}

let count = 0;
/** A title that nothing else has. */
const newTitle = ({ person }: Desk) => `${person.name} ${(count += 1)}`;

const text = '<p>{{dog}} sat while he looked at her. ' + 'His leash stayed loose. '.repeat(8) + '</p>';
const draft = (title: string) => ({ title, versions: { male: { html: text } }, tags: ['chaos'] });

const within = ({ orgId }: Desk) => ({ ...(orgId !== undefined && { orgId }) });
const newKey = () => crypto.randomUUID();

export async function create(desk: Desk): Promise<void> {
  const { wire, person, library } = desk;
  const body = draft(newTitle(desk));
  const { reply } = await wire.settle(snippets.createSnippet, person, {
    query: within(desk),
    body,
    key: newKey(),
  });
  // Refused: the plan has no more room.
  if (reply) library.keep(reply);
}

const own = ({ library, person }: Desk) =>
  oneOf(
    person,
    library.snippets().filter(({ title }) => title.startsWith(`${person.name} `)),
  );

export async function save(desk: Desk): Promise<void> {
  const { wire, person, library } = desk;
  const known = own(desk);
  if (!known) return create(desk);
  const { id, revision, title } = known;
  const body = { ...draft(newTitle(desk)), id, revision };
  const answer = await wire.settle(snippets.updateSnippet, person, { query: within(desk), body });
  const now = answer.reply ?? (await savedBefore(desk, answer, body));
  if (now) library.keep(now, { insteadOf: title });
}

/** What is there where a save was refused: a try whose answer was lost may have done it, and nobody else writes it. */
async function savedBefore(
  desk: Desk,
  { isRepeated, refusal }: Settled<typeof snippets.updateSnippet>,
  { id, title }: { id: string; title: string },
) {
  const { wire, person, tally } = desk;
  const { reply } = await wire.settle(snippets.getSnippet, person, { query: { id, ...within(desk) } });
  if (isRepeated && refusal === 'conflict' && reply?.title === title) return reply;
  tally.report('wrongly refused', `save of ${title} → ${refusal ?? 'nothing'}, ${String(isRepeated)}`);
  return undefined;
}

export async function remove(desk: Desk): Promise<void> {
  const { wire, person, library, tally } = desk;
  const known = own(desk);
  if (!known) return;
  const { refusal, isRepeated } = await wire.settle(snippets.deleteSnippet, person, {
    query: { id: known.id, ...within(desk) },
  });
  const isDone = refusal === undefined || (refusal === 'not_found' && isRepeated);
  if (isDone) library.drop(known.title);
  else tally.report('wrongly refused', `deletion of ${known.title} → ${refusal}`);
}

export async function takeOver(desk: Desk): Promise<void> {
  const { wire, person, library, tally } = desk;
  const titles = Array.from({ length: 4 }, () => newTitle(desk));
  const { reply } = await wire.settle(snippets.importSnippets, person, {
    query: within(desk),
    body: { snippets: titles.map(draft) },
    key: newKey(),
  });
  if (!reply) return;
  const skipped = new Set(reply.skipped.map(({ index }) => index));
  const kept = titles.filter((_, index) => !skipped.has(index));
  if (reply.created !== kept.length)
    tally.report('outside of the contract', `import: ${JSON.stringify(reply)}`);
  library.keepImported(kept);
}

/** Lists the library and holds it against what was acknowledged. */
export async function compare(desk: Desk): Promise<void> {
  const { wire, person, library } = desk;
  const { reply } = await wire.settle(snippets.listSnippets, person, { query: within(desk) });
  if (reply) reportDifferences(desk, 'snippet', library.compare(reply));
}

export async function collect(desk: Desk): Promise<void> {
  const { wire, person, library } = desk;
  const [known] = library.snippets();
  if (!known) return;
  const name = newTitle(desk);
  const { reply } = await wire.settle(sets.createLessonSet, person, {
    body: { name, snippets: [{ id: known.id, ...within(desk) }] },
    key: newKey(),
  });
  if (reply) person.lessonSets.add(name);
}

export async function compareSets(desk: Desk): Promise<void> {
  const { wire, person } = desk;
  const { reply } = await wire.settle(sets.listLessonSets, person);
  if (!reply) return;
  const there = reply.map(({ name }) => name);
  reportDifferences(desk, 'lesson set', compareNames(person.lessonSets, there));
}

export async function sign({ wire, person }: Desk): Promise<void> {
  const signature = `<p>${person.name}, ${(count += 1)} dogs</p>`;
  const { reply } = await wire.settle(account.updateAccount, person, { body: { signature } });
  if (reply) person.signature = reply.signature;
}

export async function compareAccount({ wire, person, tally }: Desk): Promise<void> {
  const { reply } = await wire.settle(account.getAccount, person);
  if (reply?.signature !== person.signature) {
    tally.report('acknowledged and lost', `signature of ${person.name}: ${person.signature ?? 'none'}`);
  }
}

export async function swap({ wire, person }: Desk): Promise<void> {
  const body = { startingSex: 'male', desiredSex: 'female', htmlString: '<p>He gave his paw.</p>' } as const;
  await wire.settle(swapPronouns, person, { body });
}

function reportDifferences(
  { tally, person, orgId }: Desk,
  what: string,
  { lost, doubled, strange }: Differences,
): void {
  const where = `${what} of ${person.name}${orgId === undefined ? '' : ' in the school'}`;
  for (const name of lost) tally.report('acknowledged and lost', `${where}: ${name}`);
  for (const name of doubled) tally.report('doubled', `${where}: ${name}`);
  for (const name of strange) tally.report('there without being acknowledged', `${where}: ${name}`);
}
