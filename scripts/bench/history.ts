import type { LocalAccount } from '../accounts/local-account.ts';
import type { Figure } from '../checks/figures.ts';
import { fillLibrary } from './api.ts';
import { inTurns, median } from './measure.ts';

const snippets = 1_000;
const statesEach = 10;
const atOnce = 200;

interface Kept {
  readonly id: string;
  readonly title: string;
  readonly tags: string[];
  readonly versions: Readonly<Record<string, { readonly html: string }>>;
}

/** The list of a library whose snippets were each saved ten times, against that of one that nobody has changed. */
export async function measureHistory(
  url: string,
  unchanged: LocalAccount,
  changed: LocalAccount,
): Promise<Figure> {
  await fillLibrary(url, changed, snippets);
  for (let state = 1; state <= statesEach; state += 1) await saveAll(url, changed, state);
  const list =
    ({ token }: LocalAccount) =>
    async () => {
      const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'identity' };
      await (await fetch(`${url}/api/snippets`, { headers })).arrayBuffer();
    };
  const [withStates, without] = await inTurns([list(changed), list(unchanged)], 60);
  return {
    what: `GET /api/snippets, 1,000 snippets with ${statesEach} states each / without`,
    value: median(withStates) / median(without),
    goal: 1.05,
    unit: '×',
  };
}

async function saveAll(url: string, { token }: LocalAccount, state: number): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const all = (await (await fetch(`${url}/api/snippets`, { headers })).json()) as Kept[];
  for (let first = 0; first < all.length; first += atOnce) {
    const body = all.slice(first, first + atOnce).map(({ id, title, tags, versions }) => ({
      id,
      title: title.replace(/( \(\d+\))?$/, ` (${state})`),
      tags,
      versions: Object.fromEntries(Object.entries(versions).map(([sex, { html }]) => [sex, { html }])),
    }));
    const answer = await fetch(`${url}/api/snippets/import`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ snippets: body }),
    });
    const { updated } = (await answer.json()) as { updated?: number };
    if (updated !== body.length) throw new Error(`Of ${body.length} snippets, ${updated} were saved.`);
  }
}
