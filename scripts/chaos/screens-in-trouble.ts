import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { localPassword } from '../accounts/local-account.ts';
import type { Fault } from './faults.ts';
import type { Screen } from './screens.ts';
import type { Surroundings } from './surroundings.ts';

/** What became of one screen while one thing failed. */
export interface Seen {
  readonly screen: string;
  readonly fault: string;
  /** Its own words for what is wrong; empty where it worked nevertheless. */
  readonly said: string;
  readonly recovered: 'worked all along' | 'by itself' | 'by its button' | 'not';
  /** What should not be. */
  readonly problems: readonly string[];
}

interface Open {
  readonly screen: Screen;
  readonly page: Page;
}

/** Longer than the app waits for anything, on a busy machine. */
const patience = 30_000;
/** For one step on a page that is there. */
const stepPatience = 20_000;
/** How long a screen has to see by itself that all is well again. */
const ownAccord = 3_000;

const words =
  /\b(not|cannot|can’t|couldn’t|didn’t|failed|went wrong|unavailable|try again|broke off|takes nothing|offline|waiting for the network)\b/i;
/** What a browser or a framework says in place of the app. */
const givenUp = /Application error|This site can’t be reached|Internal Server Error|ERR_CONNECTION/i;

/** Opens the screens in a browser and lets one fault after the other happen to all of them at once. */
export async function screensInTrouble(
  all: Surroundings,
  executablePath: string,
  screens: readonly Screen[],
  faults: readonly Fault[],
): Promise<Seen[]> {
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const seen: Seen[] = [];
    for (const fault of faults) seen.push(...(await duringFault(browser, all, screens, fault)));
    return seen;
  } finally {
    await browser.close();
  }
}

async function duringFault(
  browser: Browser,
  all: Surroundings,
  screens: readonly Screen[],
  fault: Fault,
): Promise<Seen[]> {
  const stamp = crypto.randomUUID().slice(0, 8);
  const opened = await openAll(browser, all.url, screens);
  await Promise.all(opened.map(({ screen, page }) => screen.begin(page, stamp)));
  await fault.begin(all);
  const meanwhile = await Promise.all(opened.map((each) => attempt(each, stamp)));
  await fault.end(all);
  const after = await Promise.all(opened.map((each, n) => recover(each, stamp, meanwhile[n] ?? nothing)));
  await Promise.all(opened.map(({ page }) => page.context().close()));
  return after.map((found, n) => ({ ...found, screen: screens[n]?.name ?? '', fault: fault.name }));
}

/** Each in a context of its own: what one of them keeps on the device is not the other's. */
async function openAll(browser: Browser, url: string, screens: readonly Screen[]): Promise<Open[]> {
  const session = await signedIn(browser, url);
  const opened: Open[] = [];
  // One after the other: how they stand is looked at here, not how fast they open.
  for (const screen of screens) {
    const isInside = screen.path !== '/login';
    const page = await newPage(browser, url, isInside ? session : undefined);
    await page.goto(screen.path);
    await screen.ready(page);
    opened.push({ screen, page });
  }
  return opened;
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

async function newPage(browser: Browser, baseURL: string, session?: Session): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    ...(session && { storageState: session }),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(stepPatience);
  return page;
}

async function signedIn(browser: Browser, url: string): Promise<Session> {
  const page = await newPage(browser, url);
  await page.goto('/login');
  await page.getByLabel('Email').fill('admin@heelwrite.test');
  await page.getByLabel('Password').fill(localPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /^Account/ }).waitFor();
  // Firebase keeps who is signed in in a database of the browser.
  const session = await page.context().storageState({ indexedDB: true });
  await page.context().close();
  return session;
}

interface Meanwhile {
  readonly said: string;
  readonly isDone: boolean;
  readonly problems: readonly string[];
}
const nothing: Meanwhile = { said: '', isDone: false, problems: [] };

const linesOf = async (page: Page) => (await page.locator('body').innerText()).split('\n');

/** Sends what was begun, and waits until it is done or the screen says what is wrong. */
async function attempt({ screen, page }: Open, stamp: string): Promise<Meanwhile> {
  const before = new Set(await linesOf(page));
  await screen.act(page).catch(() => undefined);
  const end = Date.now() + patience;
  let said = '';
  while (Date.now() < end) {
    const isDone = await screen.isDone(page, stamp);
    const lines = (await linesOf(page)).filter((line) => !before.has(line));
    said = lines.filter((line) => words.test(line)).toSorted((a, b) => b.length - a.length)[0] ?? '';
    if (isDone || said !== '')
      return { said: isDone ? '' : said, isDone, problems: await problemsOf({ screen, page }, stamp) };
    await pause(200);
  }
  return { said, isDone: false, problems: ['says nothing', ...(await problemsOf({ screen, page }, stamp))] };
}

async function problemsOf({ screen, page }: Open, stamp: string): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return [
    ...(givenUp.test(text) ? ['is given up'] : []),
    ...(text.trim().length < 40 ? ['is blank'] : []),
    ...((await screen.isKept(page, stamp).catch(() => false)) ? [] : ['what was typed is gone']),
  ];
}

/** Waits for the screen to go on by itself, then uses the way that it offers; never loads it anew. */
async function recover(
  { screen, page }: Open,
  stamp: string,
  { said, isDone, problems }: Meanwhile,
): Promise<Omit<Seen, 'screen' | 'fault'>> {
  if (isDone) return { said, recovered: 'worked all along', problems };
  if (await untilDone(ownAccord)) return { said, recovered: 'by itself', problems };
  await screen.act(page).catch(() => undefined);
  if (await untilDone(patience)) return { said, recovered: 'by its button', problems };
  return { said, recovered: 'not', problems: [...problems, 'does not recover'] };

  async function untilDone(milliseconds: number): Promise<boolean> {
    const end = Date.now() + milliseconds;
    while (Date.now() < end) {
      if (await screen.isDone(page, stamp)) return true;
      await pause(200);
    }
    return false;
  }
}
