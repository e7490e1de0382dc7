import { authenticate, subscribe, type LocalAccount } from '../accounts/local-account.ts';
import type { Figure } from '../checks/figures.ts';
import { median } from './measure.ts';

const callers = 10;
/** As many as the plan's words are good for. */
const swapsEach = 9;
const paragraph =
  '<p>Today {{dog}} practised with his owner. Whenever he looked back at her, she fed him at her knee.</p>';
const htmlString = paragraph.repeat(Math.floor(100_000 / paragraph.length));

async function swapOnce(url: string, { token }: LocalAccount): Promise<void> {
  const response = await fetch(`${url}/api/swap-pronouns`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ startingSex: 'male', desiredSex: 'neutral', htmlString }),
  });
  if (!response.ok) throw new Error(`The swap answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

/** How long the health check takes, asked again and again for as long as `until` is not settled. */
async function healthTimes(url: string, until: Promise<unknown>): Promise<number[]> {
  const over = new AbortController();
  void until.finally(() => over.abort());
  const times: number[] = [];
  while (!over.signal.aborted) {
    const start = performance.now();
    await (await fetch(`${url}/api/health`)).arrayBuffer();
    times.push(performance.now() - start);
  }
  return times;
}

/** The health check while ten callers swap texts of 100,000 characters, against the same while nobody does. */
export async function measureSwapping(url: string, authUrl: string): Promise<Figure[]> {
  const accounts = await Promise.all(
    Array.from({ length: callers }, (_, n) =>
      authenticate(authUrl, 'signUp', `swapper-${crypto.randomUUID().slice(0, 8)}-${n}@heelwrite.test`),
    ),
  );
  for (const account of accounts) await subscribe(url, account);
  for (const account of accounts) await swapOnce(url, account);
  const alone = await healthTimes(url, new Promise((resolve) => setTimeout(resolve, 2_000)));
  const swapping = accounts.map(async (account) => {
    for (let n = 0; n < swapsEach; n += 1) await swapOnce(url, account);
  });
  const beside = await healthTimes(url, Promise.all(swapping));
  if (process.env['SHOW']) console.log(alone.length, median(alone), beside.length, median(beside));
  return [
    {
      what: 'health check while ten callers swap / alone',
      value: median(beside) / median(alone),
      goal: 2,
      unit: '×',
    },
  ];
}
