import { firstLoadBudgets, firstLoadLeeway } from '../fixtures/first-load-budgets';
import { weighPage } from '../fixtures/page-weight';
import { signIn } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

for (const [path, budget] of Object.entries(firstLoadBudgets)) {
  test(`${path} loads no more JavaScript by itself than it did`, async ({ page, baseURL }) => {
    if (path !== '/login') await signIn(page, 'trainer');
    const weight = await weighPage(page, `${baseURL}${path}`);
    expect(weight).toBeLessThan(budget * firstLoadLeeway);
    // What got lighter has a new budget.
    expect(weight).toBeGreaterThan(budget * (2 - firstLoadLeeway));
  });
}
