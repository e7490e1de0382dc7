import { authenticate } from '../accounts/local-account.ts';
import type { Figure } from '../checks/figures.ts';
import { inTurns, median } from './measure.ts';

const rows = { few: 10_000, many: 50_000 };

/** The export of an account with much activity against one with five times as much. */
export async function measureExport(url: string, authUrl: string, benchUrl: string): Promise<Figure[]> {
  const runs = await Promise.all(
    Object.values(rows).map(async (count) => {
      const { uid, token } = await authenticate(authUrl, 'signUp', `export-${count}@heelwrite.test`);
      const filled = await fetch(`${benchUrl}/${uid}/${count}`, { method: 'POST' });
      if (!filled.ok) throw new Error('The activity could not be added.');
      return async () => {
        const response = await fetch(`${url}/api/account/export`, {
          headers: { Authorization: `Bearer ${token}` },
        });
        const { audit } = (await response.json()) as { audit?: unknown[] };
        if (audit?.length !== count) throw new Error(`The export answered ${response.status}.`);
      };
    }),
  );
  const [few, many] = await inTurns(runs, 3, 1);
  return [
    {
      what: 'GET /api/account/export, 50,000 rows / 10,000 rows',
      value: median(many) / median(few),
      goal: 5,
      unit: '×',
    },
    { what: 'GET /api/account/export, 50,000 rows', value: median(many), unit: 'ms' },
  ];
}
