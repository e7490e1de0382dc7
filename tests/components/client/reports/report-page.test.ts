import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { publicSettings } from '@/lib/client/browser/public-settings';
import type { PageError } from '@/lib/client/reports/page-errors';
import { tellOfError } from '@/lib/client/reports/page-errors';
import { watchPage } from '@/lib/client/reports/watch-page';
import { sendBrowserReports } from '@/lib/contracts/browser-reports';

const vitals = vi.hoisted(() => {
  const tell: Record<string, (metric: { name: string; value: number }) => void> = {};
  return { tell };
});
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['LCP', 'INP', 'CLS', 'TTFB'].map((name) => [`on${name}`, (tell: never) => (vitals.tell[name] = tell)]),
  ),
);
vi.mock('next/router', () => ({ default: { pathname: '/snippets/[id]' } }));
vi.mock('@/lib/client/browser/idle', () => ({ idle: async () => undefined }));

const secret = 'Dear Anna, "Bella" pulled at Seestrasse 12';

function thrown(message = secret, name = 'TypeError') {
  const error = new Error(message);
  error.name = name;
  error.stack = `${name}: ${message}\n    at bella (${location.origin}/_next/static/chunks/1.js:1:23)`;
  return error;
}

/** Jsdom's own is read by and by only. */
class SentBlob {
  readonly body: string;
  readonly type: string;
  constructor(parts: readonly string[], { type }: { type: string }) {
    this.body = parts.join('');
    this.type = type;
  }
}

let sent: { body: string; type: string; address: string }[];
const reports = () =>
  sent.flatMap(({ body }) => (JSON.parse(body) as { reports: Record<string, unknown>[] }).reports);

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  window.pageErrors = new Array<PageError>();
  window.__NEXT_DATA__ = { buildId: 'release-1' } as typeof window.__NEXT_DATA__;
  vi.stubGlobal('Blob', SentBlob);
  navigator.sendBeacon = (address, data) => {
    const { body, type } = data as unknown as SentBlob;
    sent.push({ body, type, address: String(address) });
    return true;
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const setNavigator = (values: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(values)) {
    const before = Object.getOwnPropertyDescriptor(navigator, name);
    Object.defineProperty(navigator, name, { value, configurable: true });
    cleanups.push(() => {
      if (before) Object.defineProperty(navigator, name, before);
      else Reflect.deleteProperty(navigator, name);
    });
  }
};
const cleanups: (() => void)[] = [];
afterEach(() =>
  cleanups
    .splice(0)
    .reverse()
    .forEach((cleanUp) => cleanUp()),
);

const rest = async () => {
  await vi.advanceTimersByTimeAsync(2_500);
};
const fail = (error: PageError) => window.pageErrors?.push(error);
const hide = async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await rest();
};

describe('an error in a page', () => {
  it('is told to the server without its content, also one from before', async () => {
    fail({ error: thrown() });
    await watchPage();
    fail({ reason: thrown('Bella is not defined', 'ReferenceError') });
    tellOfError(thrown(secret, 'SyntaxError'));
    await rest();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ address: '/api/browser-reports', type: 'application/json' });
    expect(sendBrowserReports.body.safeParse(JSON.parse(sent[0]!.body)).success).toBe(true);
    const frames = [{ file: '/_next/static/chunks/1.js', line: 1, column: 23 }];
    const page = '/snippets/[id]';
    expect(reports()).toEqual([
      { kind: 'error', name: 'TypeError', message: '… at …', frames, page },
      { kind: 'error', name: 'ReferenceError', message: '… is not defined', frames, page },
      { kind: 'error', name: 'SyntaxError', message: '… at …', frames, page },
    ]);
    expect(sent[0]!.body).not.toMatch(/anna|bella|seestrasse/i);
  });

  it('is told once', async () => {
    await watchPage();
    for (let n = 0; n < 100; n += 1) fail({ error: thrown() });
    await rest();
    fail({ error: thrown() });
    await rest();
    expect(reports()).toHaveLength(1);
  });

  it.each([
    ['none of ours', Object.assign(new Error('x'), { stack: 'at chrome-extension://a/b.js:1:1' })],
    ['a call that was given up', thrown(secret, 'AbortError')],
    ['no error at all', secret],
  ])('is not told of where it is %s', async (_what, reason) => {
    await watchPage();
    fail({ reason });
    await rest();
    expect(sent).toEqual([]);
  });

  it('is forgotten without a network', async () => {
    setNavigator({ onLine: false });
    await watchPage();
    fail({ error: thrown() });
    await rest();
    setNavigator({ onLine: true });
    await hide();
    expect(sent).toEqual([]);
  });
});

test('Web Vitals are told when the page is left', async () => {
  await watchPage();
  vitals.tell['LCP']?.({ name: 'LCP', value: 812.5 });
  vitals.tell['CLS']?.({ name: 'CLS', value: 0.02 });
  expect(sent).toEqual([]);
  await hide();
  expect(reports()).toEqual([
    { kind: 'vital', name: 'LCP', value: 812.5, page: '/snippets/[id]' },
    { kind: 'vital', name: 'CLS', value: 0.02, page: '/snippets/[id]' },
  ]);
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'who asks for silence (%o) has nothing sent',
  async (asked) => {
    setNavigator(asked);
    fail({ error: thrown() });
    await watchPage();
    fail({ error: thrown('null is null') });
    await hide();
    expect(sent).toEqual([]);
  },
);

test('where it is switched off, nothing is sent', async () => {
  vi.stubGlobal('publicSettings', { ...publicSettings(), tellsOfPages: false });
  fail({ error: thrown() });
  await watchPage();
  await hide();
  expect(sent).toEqual([]);
});

test('who saves data has an error told, and nothing measured before', async () => {
  setNavigator({ connection: { saveData: true } });
  vitals.tell = {};
  await watchPage();
  await rest();
  expect(vitals.tell).toEqual({});
  fail({ error: thrown() });
  vi.useRealTimers();
  await vi.waitFor(() => expect(vitals.tell['LCP']).toBeDefined());
  await vi.waitFor(() => expect(reports()).toHaveLength(1), 4_000);
});
