import type { Locator, Page } from '@playwright/test';

/** A page with work under way on it, and how that work goes. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Waits until the page stands. */
  readonly ready: (page: Page) => Promise<void>;
  /** Begins something before anything fails; `stamp` tells it from earlier ones. */
  readonly begin: (page: Page, stamp: string) => Promise<void>;
  /** Sends it. */
  readonly act: (page: Page) => Promise<void>;
  readonly isDone: (page: Page, stamp: string) => Promise<boolean>;
  /** Whether what was typed stands where it was typed. */
  readonly isKept: (page: Page, stamp: string) => Promise<boolean>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');

const textOf = (field: Locator) =>
  field.evaluate((element) =>
    'value' in element ? String(element.value) : (element as HTMLElement).innerText.trim(),
  );

const snippetList: Screen = {
  name: '/snippets',
  path: '/snippets',
  ready: (page) => page.getByRole('grid').getByRole('row').nth(1).waitFor(),
  begin: (page) => page.getByRole('searchbox').fill('e'),
  // The menu, too, is asked for only now.
  act: async (page) => {
    await page
      .getByRole('grid')
      .getByRole('button', { name: /^More for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click({ timeout: 5_000 });
  },
  isDone: (page) =>
    page
      .getByText(/” added$/)
      .first()
      .isVisible(),
  isKept: async (page) => (await page.getByRole('searchbox').inputValue()) === 'e',
};

const editor = (page: Page): Locator => page.getByRole('textbox', { name: /text$/ }).first();

const snippet: Screen = {
  name: '/snippets/{id}',
  path: '/snippets',
  ready: async (page) => {
    await page.getByRole('grid').getByRole('link').first().click();
    await editor(page).waitFor();
  },
  begin: async (page, stamp) => {
    await editor(page).click();
    await page.keyboard.type(`${stamp} `);
  },
  act: (page) => button(page, /^Save/).click(),
  isDone: (page) => page.getByRole('main').getByText('Saved', { exact: true }).isVisible(),
  isKept: async (page, stamp) => (await editor(page).innerText()).includes(stamp),
};

const letter: Screen = {
  name: '/email',
  path: '/email',
  ready: async (page) => {
    await page.getByRole('option').first().click();
    await page.getByRole('article', { name: 'Email' }).waitFor();
  },
  begin: async (page, stamp) => {
    await page.getByRole('textbox', { name: 'Subject', exact: true }).fill(stamp);
    await button(page, /^(Add your|Change) signature$/).click();
    await dialog(page).getByRole('textbox', { name: 'Signature' }).fill(`Warmly, ${stamp}`);
  },
  act: (page) => dialog(page).getByRole('button', { name: 'Save' }).click(),
  isDone: (page) => dialog(page).isHidden(),
  isKept: async (page, stamp) => {
    const subject = page.getByRole('textbox', { name: 'Subject', exact: true, includeHidden: true });
    if ((await textOf(subject)) !== stamp) return false;
    const signature = dialog(page).getByRole('textbox', { name: 'Signature' });
    return (await dialog(page).isHidden()) || (await textOf(signature)).includes(stamp);
  },
};

const organization: Screen = {
  name: '/organization',
  path: '/organization',
  ready: (page) => button(page, 'Edit name and details').waitFor(),
  begin: async (page, stamp) => {
    await button(page, 'Edit name and details').click();
    await dialog(page).getByLabel('Address').fill(stamp);
  },
  act: (page) => dialog(page).getByRole('button', { name: 'Save' }).click(),
  isDone: (page) => dialog(page).isHidden(),
  isKept: async (page, stamp) =>
    (await dialog(page).isHidden()) || (await dialog(page).getByLabel('Address').inputValue()) === stamp,
};

const licenses = (page: Page) => page.getByLabel('Number of licenses');

const licenseChange: Screen = {
  name: '/organization, licenses',
  path: '/organization',
  ready: (page) => licenses(page).waitFor(),
  begin: async (page) => licenses(page).focus(),
  act: async (page) => {
    const again = button(page, 'Try again').first();
    if (await again.isVisible()) await again.click();
    else await licenses(page).fill(String(20 + (asked += 1)));
  },
  isDone: (page) => button(page, /^Change to/).isEnabled(),
  isKept: async (page) => (await licenses(page).inputValue()) === String(20 + asked),
};
/** Each price is asked for once, whatever was asked before. */
let asked = 0;

const profile: Screen = {
  name: '/profile',
  path: '/profile',
  ready: (page) => page.getByLabel('Your name').waitFor(),
  begin: (page, stamp) => page.getByLabel('Your name').fill(`Priya ${stamp}`),
  act: (page) => button(page, 'Save').first().click(),
  isDone: (page) => page.getByText('Your name is saved.').isVisible(),
  isKept: async (page, stamp) => (await page.getByLabel('Your name').inputValue()) === `Priya ${stamp}`,
};

const login: Screen = {
  name: '/login',
  path: '/login',
  ready: (page) => page.getByLabel('Email').waitFor(),
  begin: async (page) => {
    await page.getByLabel('Email').fill('member@heelwrite.test');
    await page.getByLabel('Password').fill('heelwrite-demo');
  },
  act: (page) => button(page, 'Sign in').click(),
  isDone: (page) => button(page, /^Account/).isVisible(),
  isKept: async (page) =>
    (await button(page, /^Account/).isVisible()) ||
    (await page.getByLabel('Email').inputValue()) === 'member@heelwrite.test',
};

export const allScreens = [
  snippetList,
  snippet,
  letter,
  organization,
  licenseChange,
  profile,
  login,
] as const;
export const someScreens = [snippet, profile] as const;
