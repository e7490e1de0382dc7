import type { LocalAccount } from '../accounts/local-account.ts';
import type { Figure } from '../checks/figures.ts';
import { inTurns, median } from './measure.ts';

const pronouns = {
  male: ['he', 'him', 'his'],
  female: ['she', 'her', 'her'],
  neutral: ['they', 'them', 'their'],
} as const;

function paragraph([he, him, his]: readonly [string, string, string], n: number): string {
  return (
    `<p>{{client}}, today {{dog}} practised lesson ${n}. Whenever ${he} looked back at you, you fed ${him} at your ` +
    `knee, and ${his} leash stayed loose for most of the way.</p><ul><li><p>Three sessions of {{minutes}} minutes a ` +
    `day.</p></li><li><p>Stand still when the leash goes tight.</p></li></ul><p>See you on {{next lesson}}.</p>`
  );
}

const draft = (n: number) => ({
  title: `Lesson ${n}`,
  versions: Object.fromEntries(
    Object.entries(pronouns).map(([sex, words]) => [sex, { html: paragraph(words, n) }]),
  ),
  tags: [`group ${n % 12}`, 'homework'],
});

/** Fills the person's private library with `count` snippets. */
export async function fillLibrary(url: string, { token }: LocalAccount, count: number): Promise<void> {
  for (let first = 0; first < count; first += 200) {
    const snippets = Array.from({ length: Math.min(200, count - first) }, (_, n) => draft(first + n));
    const response = await fetch(`${url}/api/snippets/import`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ snippets }),
    });
    if (!response.ok) throw new Error(`The import answered ${await response.text()}`);
  }
}

/** The list of 1,000 snippets and its 304, against a bare route that runs the same query in the same process. */
export async function measureApi(
  url: string,
  bareUrl: string,
  { uid, token }: LocalAccount,
): Promise<Figure[]> {
  // Without gzip on either side: it would drown the difference.
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'identity' };
  const get = async (address: string, more: Record<string, string> = {}) => {
    const response = await fetch(address, { headers: { ...headers, ...more } });
    await response.arrayBuffer();
    return response;
  };
  const list = `${url}/api/snippets`;
  const bareList = `${bareUrl}/u_${uid}`;
  const etag = (await get(list)).headers.get('etag') ?? '';
  const [ours, bare, notModified] = await inTurns(
    [() => get(list), () => get(bareList), () => get(list, { 'If-None-Match': etag })],
    40,
  );
  return [
    {
      what: 'GET /api/snippets, 1,000 snippets / bare list',
      value: median(ours) / median(bare),
      goal: 1.5,
      unit: '×',
    },
    {
      what: '304 for 1,000 snippets / bare list',
      value: median(notModified) / median(bare),
      goal: 1.2,
      unit: '×',
    },
  ];
}
