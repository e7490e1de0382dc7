import { LetterPage } from '../fixtures/letter-page';
import { signIn } from '../fixtures/sign-in';
import { rowOf } from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

/** What a screen reader makes of the two pages where most work is done. */

test('the list is heard row by row, each by its title', async ({ page }) => {
  await signIn(page, 'trainer', '/snippets');
  await expect(rowOf(page, 'Warm hello')).toMatchAriaSnapshot(`
    - row "Warm hello":
      - gridcell "Select Warm hello":
        - checkbox "Select Warm hello"
      - gridcell /^Warm hello Hi/:
        - link "Warm hello"
      - gridcell "opening, follow-up"
      - gridcell /Male. written Female. written/
      - gridcell
      - gridcell "Use Warm hello in an email More for Warm hello":
        - link "Use Warm hello in an email"
        - button "More for Warm hello"
  `);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Snippets" [level=1]
    - button "Import"
    - button "Export and more"
    - link "New snippet"
    - search "Snippets":
      - searchbox "Search title, text, tags, variables"
      - button "Tag"
      - button "Version"
      - button "Out of date"
      - status: /\\d+ snippets/
      - button /^Sort/
    - grid "Snippets"
  `);
});

test('an email is heard in order: what to pick, what it says, what it lacks', async ({ page }) => {
  const letterPage = await LetterPage.open(page);
  await letterPage.pick('Warm hello', 'First lesson recap');
  await letterPage.detail('dog').fill('Bella');
  const library = page.getByRole('complementary', { name: 'Snippet library' });
  await expect(library).toMatchAriaSnapshot(`
    - complementary "Snippet library":
      - searchbox "Search snippets"
      - group "Tags"
      - status: /\\d+ snippets/
      - button "Lesson sets"
      - button /^Sort/
      - listbox "Snippets"
      - status
      - button "Go to details"
  `);
  // By title alone; what is chosen says its place first, and nothing is said of what is not.
  await expect(page.getByRole('option', { name: '1 Warm hello', exact: true })).toMatchAriaSnapshot(`
    - option "1 Warm hello" [selected]
  `);
  const other = page.getByRole('option', { name: 'Welcome, new client', exact: true });
  await expect(other).toHaveAccessibleDescription(/^Male: written Female: written Neutral: written Hi /);
  await expect(letterPage.letter()).toMatchAriaSnapshot(`
    - article:
      - textbox "Subject"
      - button "Copy subject"
      - list:
        - listitem:
          - button "Write here, before Warm hello"
          - 'group "Snippet 1: Warm hello"':
            - paragraph: /Hi/
            - paragraph: /work with you and Bella/
        - listitem:
          - toolbar "First lesson recap":
            - 'button "Version: neutral"'
            - button "Write above"
            - button "Move up"
            - button "Move down" [disabled]
            - link "Open snippet"
            - button /Remove from/
          - 'group "Snippet 2: First lesson recap"'
      - button "Write here, at the end"
      - button "Add your signature"
  `);
  await expect(page.getByRole('complementary', { name: 'Details' })).toMatchAriaSnapshot(`
    - complementary "Details":
      - region "Dog":
        - heading "Dog" [level=2]
        - radiogroup "The dog’s sex, or several dogs"
      - region "Details":
        - heading "Details" [level=2]
        - textbox "client"
        - textbox "dog": Bella
      - region "Ready check":
        - heading "Ready check" [level=2]
        - status: 2 to fix
        - list:
          - listitem:
            - button "1 detail is empty"
            - text: /client/
          - listitem:
            - button "The subject is empty"
          - listitem: /^In order. /
      - button "Copy email"
      - button "More ways to copy"
  `);
  // Pictures in what has a name are not heard beside it.
  await expect(page.getByRole('region').getByRole('button').getByRole('img')).toHaveCount(0);
});
