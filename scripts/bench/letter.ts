import { expect, type Browser } from '@playwright/test';
import { percentile } from './measure.ts';
import { timeKeys } from './typing.ts';
import { signedIn } from './visits.ts';

/** 95 of 100 keys in a variable are seen in the email of 20 snippets within so many milliseconds. */
export async function measureLetter(browser: Browser, url: string): Promise<number> {
  const page = await signedIn(browser, url, 'few');
  await page.goto(`${url}/email`);
  const snippets = page.getByRole('listbox', { name: 'Snippets' });
  await snippets.getByRole('option').first().click();
  for (let n = 1; n < 20; n += 1) {
    await snippets.press('ArrowDown');
    await snippets.press('Enter');
  }
  const letter = page.getByRole('list', { name: /^Text of the (email|letter)$/ });
  await expect(letter.locator(':scope > [role=listitem]')).toHaveCount(20);
  const field = page.getByRole('textbox', { name: 'dog' });
  const times = await timeKeys(page, field, letter, 'Bella the brave old beagle of the bay'.split(''));
  await page.context().close();
  return percentile(times, 0.95);
}
