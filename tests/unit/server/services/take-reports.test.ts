import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BrowserReport } from '@/lib/contracts/browser-reports';
import type { takeBrowserReports as takeReports } from '@/lib/server/services/browser/take-reports';
import { provideTelemetry, type Telemetry } from '@/lib/server/telemetry/telemetry';
import { startTestBackend } from '../../../support/test-backend';

type TakeReports = typeof takeReports;
type Line = Record<string, unknown>;

let lines: Line[];
let takeBrowserReports: TakeReports;
const counted = { count: vi.fn(), record: vi.fn() };

beforeEach(async () => {
  vi.stubEnv('BROWSER_REPORTS', 'on');
  // What is counted and what the environment says belongs to one test.
  vi.resetModules();
  for (const each of Object.getOwnPropertySymbols(globalThis)) {
    if (each.description === 'heelwrite.rateLimits') Reflect.deleteProperty(globalThis, each);
  }
  ({ takeBrowserReports } = await import('@/lib/server/services/browser/take-reports'));
  startTestBackend();
  provideTelemetry(counted as unknown as Telemetry);
  lines = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((line) => {
      if (String(line).startsWith('{')) lines.push(JSON.parse(String(line)) as Line);
      return true;
    });
  }
});
afterEach(() => {
  provideTelemetry(undefined);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  counted.count.mockClear();
  counted.record.mockClear();
});

const sender = { isOwnPage: true, browser: 'Chrome 142, Windows' };
const anError = (changes: Partial<BrowserReport> = {}): BrowserReport =>
  ({
    kind: 'error',
    name: 'TypeError',
    message: 'Cannot read properties of undefined',
    frames: [{ file: '/_next/static/chunks/1.js', line: 1, column: 2 }],
    page: '/snippets/[id]',
    ...changes,
  }) as BrowserReport;
const take = (...reports: BrowserReport[]) =>
  takeBrowserReports({ release: 'abc', reports }, '203.0.113.7', sender);

describe('what a page tells', () => {
  it('of an error is a line of the log, and counted', async () => {
    await take(anError());
    expect(lines).toEqual([
      {
        severity: 'WARNING',
        time: expect.any(String),
        message: 'In a browser, on /snippets/[id]: TypeError: Cannot read properties of undefined',
        browserReport: {
          kind: 'error',
          page: '/snippets/[id]',
          name: 'TypeError',
          message: 'Cannot read properties of undefined',
          release: 'abc',
          browser: 'Chrome 142, Windows',
        },
        frames: ['/_next/static/chunks/1.js:1:2'],
      },
    ]);
    expect(counted.count).toHaveBeenCalledExactlyOnceWith('heelwrite.browser.errors', 1, {
      'heelwrite.page': '/snippets/[id]',
      'error.type': 'TypeError',
    });
  });

  it('of its speed is one, too', async () => {
    await take({ kind: 'vital', name: 'LCP', value: 812.34567, page: '/' });
    expect(lines).toMatchObject([{ severity: 'INFO', message: 'In a browser, on /: LCP 812.346' }]);
    expect(counted.record).toHaveBeenCalledExactlyOnceWith('heelwrite.browser.web_vital', 812.34567, {
      'heelwrite.page': '/',
      'heelwrite.web_vital.name': 'LCP',
    });
  });

  it('is cleaned once more: anyone can send anything', async () => {
    await take(anError({ name: 'Anna', message: 'Dear Anna, Bella is great', page: '/anna-berg' }));
    expect(JSON.stringify(lines)).not.toMatch(/anna|bella|203\.0/i);
    expect(lines).toMatchObject([{ message: 'In a browser, on …: Error: … is …' }]);
    expect(JSON.stringify(counted.count.mock.calls)).not.toMatch(/anna/i);
  });

  it('is refused from elsewhere', async () => {
    const elsewhere = takeBrowserReports({ release: 'abc', reports: [anError()] }, '203.0.113.7', {
      ...sender,
      isOwnPage: false,
    });
    await expect(elsewhere).rejects.toMatchObject({ code: 'forbidden' });
    expect(lines).toEqual([]);
  });

  it('is forgotten past a hundred and twenty calls a minute from one address', async () => {
    vi.spyOn(performance, 'now');
    for (let n = 0; n < 140; n += 1) await take(anError());
    expect(counted.count.mock.calls.length).toBeGreaterThanOrEqual(120);
    expect(counted.count.mock.calls.length).toBeLessThan(140);
  });

  it('is only counted past twenty lines a second', async () => {
    await take(...Array.from({ length: 10 }, () => anError()));
    await take(...Array.from({ length: 10 }, () => anError()));
    await take(...Array.from({ length: 10 }, () => anError()));
    expect(lines).toHaveLength(20);
    expect(counted.count).toHaveBeenCalledTimes(30);
  });
});

it.each(['off', ''])('is forgotten where it is switched off (%s)', async (setting) => {
  vi.stubEnv('BROWSER_REPORTS', setting);
  await take(anError());
  expect(lines).toEqual([]);
  expect(counted.count).not.toHaveBeenCalled();
});
