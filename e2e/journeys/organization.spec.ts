import { expectAccessible, expectAccessibleInEveryLook } from '../fixtures/accessibility';
import { answerInvitation, createOrganization, invite, openDeletion, pay } from '../fixtures/organization';
import { expectInside, newAddress, signIn, signUp, signUpConfirmed } from '../fixtures/sign-in';
import { starterCount } from '../fixtures/snippets';
import { expect, refusedRequest, test } from '../fixtures/test';

test.describe('a school', () => {
  test('is created, paid for and filled with people', async ({ page, browser, baseURL }) => {
    const school = `Dogs of ${Date.now().toString(36)}`;
    const [accepting, rejecting, waiting] = [newAddress('ann'), newAddress('bob'), newAddress('cy')];
    await signUpConfirmed(page, newAddress('head'), 'Robin Head');

    await test.step('create it and pay for 5 seats', async () => {
      await page.goto('/organization');
      await expect(page.getByRole('link', { name: 'Create an organization' })).toBeVisible();
      await expectAccessibleInEveryLook(page);
      await page.getByRole('link', { name: 'Create an organization' }).click();
      await expect(page.getByLabel('Number of licenses')).toHaveValue('5');
      await expectAccessibleInEveryLook(page);
      await createOrganization(page, school, 5);
      await expect(page.getByText('$50.00').first()).toBeVisible();
      await pay(page, 5);
      await expect(page.getByText('Your payment has arrived. The seats are yours.')).toBeVisible();
      await expect(page).toHaveURL(/\/organization$/);
      await expect(page.getByRole('heading', { level: 1, name: school })).toBeVisible();
    });

    await test.step('invite three people at once, one in capitals', async () => {
      await page.getByRole('button', { name: 'Invite people' }).click();
      await page.getByLabel('Email addresses').fill(`${accepting.toUpperCase()}; nobody`);
      await expect(page.getByText('Not an email address: nobody')).toBeVisible();
      await expectAccessibleInEveryLook(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await invite(page, `${accepting.toUpperCase()}, Bob <${rejecting}>\n${waiting}`, 3);
      await expect(page.getByRole('heading', { name: '4 of 5 seats used (3 pending)' })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Pending invitations' }).getByRole('listitem')).toHaveCount(
        3,
      );
      await expect(page.getByText(accepting, { exact: true })).toBeVisible();
      await expectAccessibleInEveryLook(page);
    });

    await test.step('one accepts, another rejects', async () => {
      for (const [email, answer] of [
        [accepting, 'Accept'],
        [rejecting, 'Reject'],
      ] as const) {
        const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
        const theirs = await context.newPage();
        await signUpConfirmed(theirs, email, 'Ann Lane');
        await answerInvitation(theirs, school, answer);
        if (answer === 'Accept') {
          await theirs.getByRole('button', { name: `Organization: ${school}` }).click();
          await theirs.getByRole('menuitem', { name: 'Organization page' }).click();
          await expect(
            theirs.getByText('You are a member: you can read the shared snippets and use them in emails.'),
          ).toBeVisible();
          await expectAccessibleInEveryLook(theirs);
        }
        await context.close();
      }
      await page.reload();
      await expect(page.getByRole('heading', { name: '3 of 5 seats used (1 pending)' })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Members' }).getByText('Ann Lane')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Pending invitations' }).getByText(rejecting)).toBeHidden();
    });

    await test.step('the consequences of removing someone are named', async () => {
      await page.getByRole('button', { name: 'More about Ann Lane' }).click();
      await page.getByRole('menuitem', { name: 'Remove…' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('seat is freed right away');
      await expectAccessibleInEveryLook(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'More about Ann Lane' })).toBeFocused();
    });
  });

  test('shares snippets, is enlarged and canceled', async ({ page }) => {
    const school = `Hounds of ${Date.now().toString(36)}`;
    await signUpConfirmed(page, newAddress('head'));
    await createOrganization(page, school, 5);
    await pay(page, 5);

    await test.step('share 10 snippets', async () => {
      await page.goto('/snippets');
      await page.getByRole('button', { name: 'Add the starter snippets' }).click();
      await expect(page.getByText(`${starterCount} snippets`, { exact: true })).toBeVisible();
      const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
      await boxes.nth(0).click();
      await boxes.nth(9).click({ modifiers: ['Shift'] });
      await expect(page.getByText('10 selected', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Move or copy…' }).click();
      const move = page.getByRole('menuitem', { name: new RegExp(`^Move to ${school}`) });
      await expect(move).toContainText(`Everyone in ${school} sees them`);
      await move.click();
      await expect(page.getByText(`10 snippets moved to ${school}`)).toBeVisible();
      await page.getByRole('radio', { name: school }).check();
      await expect(page.getByText(`10 of ${starterCount} snippets`)).toBeVisible();
      await page.goto('/organization');
    });

    await test.step('raise to 10 seats, with the price first', async () => {
      await invite(page, `${newAddress('dan')} ${newAddress('eve')}`, 2);
      await page.getByLabel('Number of licenses').fill('10');
      await expect(page.getByText('Current: 5 licenses')).toBeVisible();
      await expect(page.getByText('$90.00 a month')).toBeVisible();
      await expect(page.getByText('Due today')).toBeVisible();
      await page.getByRole('button', { name: 'Change to 10 licenses' }).click();
      await expect(page.getByText('You now have 10 licenses')).toBeVisible();
      await expect(page.getByRole('heading', { name: '3 of 10 seats used (2 pending)' })).toBeVisible();
    });

    await test.step('fewer than the seats held are refused, with the number', async () => {
      await page.getByLabel('Number of licenses').fill('2');
      await expect(page.getByText(/^3 seats are in use\./)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Change licenses' })).toBeDisabled();
      await expectAccessible(page);
      await page.reload();
    });

    await test.step('the consequences of deleting are named', async () => {
      await openDeletion(page);
      await expect(page.getByRole('dialog')).toContainText('The subscription is still running');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('cancel in the portal, and read what happens when', async () => {
      await page.getByRole('button', { name: 'Manage billing' }).click();
      await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
      await page.getByRole('link', { name: 'Return to Heelwrite' }).click();
      await expectInside(page);
      await expect(async () => {
        await page.goto('/profile');
        await expect(page.getByText(/^Canceled\. Everything works until /)).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 20_000 });
    });

    await test.step('ended, nothing is taken away', async () => {
      await page.goto('/organization');
      await page.getByRole('button', { name: 'Manage billing' }).click();
      await page.getByRole('button', { name: 'Cancel at once' }).click();
      await page.getByRole('link', { name: 'Return to Heelwrite' }).click();
      await expectInside(page);
      await expect(async () => {
        await page.reload();
        await expect(page.getByText('The subscription has ended. Nothing was taken away.')).toBeVisible({
          timeout: 2_000,
        });
      }).toPass({ timeout: 20_000 });
      await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
      await expectAccessibleInEveryLook(page);
    });
  });
});

test('a payment that fails is said where it is looked for, until the card is updated', async ({ page }) => {
  await signUpConfirmed(page, newAddress('open'));
  await createOrganization(page, 'Open Dogs', 2);
  await pay(page, 2);
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: 'Try out: let the payment fail' }).click();
  await page.getByRole('link', { name: 'Return to Heelwrite' }).click();
  await expectInside(page);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('The last payment did not go through.')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expectAccessible(page);
  await page.goto('/profile');
  await expect(page.getByText('Payment failed', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/organization');
  await page.getByRole('button', { name: 'Update the card' }).click();
  await page.getByRole('button', { name: 'Use this card, and pay what is open' }).click();
  await page.getByRole('link', { name: 'Return to Heelwrite' }).click();
  await expectInside(page);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('The last payment did not go through.')).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
});

test.describe('a bank that asks', () => {
  test.use({ expectedConsoleErrors: [refusedRequest] });

  test('more licenses are confirmed there, and had once they are paid', async ({ page }) => {
    await signUpConfirmed(page, newAddress('bank'));
    await createOrganization(page, 'Careful Dogs', 5);
    await page.getByLabel('Card number').fill('4000 0025 0000 3155');
    await pay(page, 5);

    const link = page.getByRole('link', { name: 'Go to your bank’s page (opens in a new tab)' });
    await test.step('a change that the bank asks about changes nothing yet', async () => {
      await page.getByLabel('Number of licenses').fill('8');
      await page.getByRole('button', { name: 'Change to 8 licenses' }).click();
      await expect(
        page.getByText(/^Your bank wants you to confirm the payment of .* for 8 licenses\./),
      ).toBeVisible();
      await expect(link).toBeFocused();
      await expect(page.getByRole('heading', { name: '1 of 5 seats used' })).toBeVisible();
      await expectAccessibleInEveryLook(page);
    });

    await test.step('the way to the bank outlasts a reload, and another number', async () => {
      await page.reload();
      await expect(link).toBeVisible();
      await expect(page.getByLabel('Number of licenses')).toHaveValue('5');
      await page.getByLabel('Number of licenses').fill('7');
      await page.getByRole('button', { name: 'Change to 7 licenses' }).click();
      await expect(page.getByText(/ for 7 licenses\./)).toBeVisible();
    });

    await test.step('declined there, then confirmed, it is paid for', async () => {
      const opening = page.waitForEvent('popup');
      await link.press('Enter');
      const bank = await opening;
      await expect(bank.getByRole('heading', { name: /^Confirm \$/ })).toBeVisible();
      await expectAccessible(bank);
      await bank.getByRole('button', { name: 'Decline' }).click();
      await expect(bank.getByRole('alert')).toHaveText('Your bank declined the payment. You can try again.');
      await bank.getByRole('button', { name: 'Confirm' }).click();
      await expect(bank.getByRole('heading', { name: /^Paid: \$/ })).toBeVisible();
      await bank.close();
      // The browser says so where tabs are seen one at a time.
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(page.getByText(/^You paid \$.* and now have 7 licenses$/)).toBeVisible();
      await expect(page.getByRole('heading', { name: '1 of 7 seats used' })).toBeVisible();
      await expect(page.getByText(/Last payment: \$/)).toBeVisible();
      await expect(link).toBeHidden();
      await expect(page.getByText('The subscription now has 7 licenses')).toBeVisible();
      await expectAccessible(page);
    });
  });
});

test('turning back at the checkout costs nothing, and the plan can be chosen later', async ({ page }) => {
  await signUpConfirmed(page, newAddress('late'));
  await createOrganization(page, 'Later Dogs', 2);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Go to checkout' })).toBeVisible();
  await page.goForward();
  await page.getByRole('link', { name: 'Back without subscribing' }).click();
  await expect(page.getByText('You left checkout. Nothing was charged.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to checkout' })).toBeVisible();
  await expect(page.getByLabel('Number of licenses')).toHaveValue('2');
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/organization$/);

  // Where the payment is not heard of, nothing is offered to be bought twice.
  await page.clock.install();
  await page.goto('/organization?checkout=done');
  await expect(page.getByText('Waiting for your payment to arrive')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to checkout' })).toBeHidden();
  await page.clock.fastForward('00:30');
  await expect(page.getByText('Your payment has not arrived yet. Nothing is lost.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to checkout' })).toBeHidden();
  await expectAccessible(page);
  await page.goto('/organization');

  // Without a plan it goes as it came.
  await openDeletion(page);
  await page.getByLabel('Type “Later Dogs” to confirm').fill('Later Dogs');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete for everyone' }).click();
  await expect(page.getByRole('link', { name: 'Create an organization' })).toBeVisible();
});

test('an unconfirmed address creates no organization', async ({ page }) => {
  await signUp(page, newAddress('new'));
  await page.goto('/organization?new=1');
  await expect(page.getByRole('heading', { name: 'Confirm your address first' })).toBeVisible();
  await expectAccessible(page);
});

test('the selector leads to a new organization', async ({ page }) => {
  await signIn(page, 'editor');
  await page.getByRole('button', { name: 'Organization: Good Dog Academy' }).click();
  await page.getByRole('menuitem', { name: 'New organization' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New organization' })).toBeVisible();
  await expect(page.getByLabel('Number of licenses')).toBeVisible();
});
