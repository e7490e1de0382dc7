import type { Locator, Page } from '@playwright/test';
import { clipboardAs, copiedHtml } from '../fixtures/letter-page';
import { editorText, importFile, openAsSubscriber, rowOf, saveState } from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

test.describe.configure({ timeout: 180_000 });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** What another program has put on the clipboard, as it stands: the browser tidies what a page writes there. */
const paste = (into: Locator, html: string, text = '') =>
  into.evaluate(
    (element, [type, plain]) => {
      const clipboardData = new DataTransfer();
      if (type) clipboardData.setData('text/html', type);
      clipboardData.setData('text/plain', plain);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, text] as const,
  );

/** Composes one email of these snippets and copies it. */
async function copied(page: Page, titles: readonly string[], details: Readonly<Record<string, string>> = {}) {
  await page.goto('/email?new=blank');
  for (const title of titles) {
    await page.getByRole('searchbox').first().fill(title);
    await page.getByRole('option', { name: title }).first().click();
  }
  for (const [name, value] of Object.entries(details)) {
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  }
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Email copied/)).toBeVisible();
  return { html: await copiedHtml(page), text: await clipboardAs(page, 'text/plain') };
}

const files: [name: string, content: string | Buffer, titles: string[]][] = [
  [
    'ends.csv',
    'title,text\r\nSit A,One\r\nDown A,Two\r\nStay A,Three\nCome A,Four\n',
    ['Sit A', 'Down A', 'Stay A', 'Come A'],
  ],
  ['commas.csv', 'title, text\nSit B, "Hello, dog"\nDown B,Well, then\n', ['Sit B', 'Down B']],
  ['tabs.txt', 'Sit C\tAsk her to sit, then wait.\nDown C\tLure her down, slowly.\n', ['Sit C']],
  ['hint.csv', 'sep=;\ntitle;text\nSit D;Wait; then go\n', ['Sit D']],
  ['columns.csv', '"Description","Autotext","Contents"\n"Sit E","xsit","Practice sit daily."\n', ['Sit E']],
  [
    'escaped.csv',
    'abbreviation,snippet,label\n";r","<a href=\\"https://dogs.test\\">Sheet</a> for {{dog}}.",Sheet F\n',
    ['Sheet F'],
  ],
  ['blanks.csv', 'title,text\nBlanks G,"Hi {name}, see [Dog] <<When>>."\n', ['Blanks G']],
  [
    'blaze.json',
    JSON.stringify({
      version: 7,
      folders: [
        {
          name: 'Lessons',
          snippets: [
            {
              name: 'Plan H',
              type: 'html',
              html: '<p>See {link: https://example.com/plan}the plan{endlink}{image: https://example.com/map.png}</p>',
            },
          ],
        },
      ],
    }),
    ['Plan H'],
  ],
  ['base.yml', 'matches:\n  - trigger: ":w"\n    label: Walk I\n    replace: "Walk daily."\n', ['Walk I']],
  [
    'combos.json',
    '{"combos": [{"name": "Play J", "keyword": "pj", "snippet": "Play with #{input:dog}."}]}',
    ['Play J'],
  ],
  [
    'mail.eml',
    'Subject: Fwd: Recall K\nContent-Type: text/plain; charset=utf-8\n\nCall once.\n',
    ['Recall K'],
  ],
  // A table as Excel for Mac has long written it.
  ['mac.csv', Buffer.from('title,text\rCaf\x8e L,Don\xd5t pull.\r', 'latin1'), ['Café L']],
  ['chatwoot.json', '[{"short_code": "Bye M", "content": "Goodbye."}]', ['Bye M']],
  [
    'briskine.json',
    '{"templates": [{"title": "If N", "body": "{{#if a}}Hi{{else}}Hey{{/if}} there."}]}',
    ['If N'],
  ],
];

test('what is imported reaches the clipboard whole', async ({ page }) => {
  await openAsSubscriber(page, '/snippets');
  for (const [name, content] of files) {
    await page
      .getByRole('button', { name: /^import/i })
      .first()
      .click();
    await importFile(page, name, content);
  }
  await page.reload();
  await expect(rowOf(page, 'Sit A')).toBeVisible();
  const titles = files.flatMap(([, , names]) => names);
  const { html, text } = await copied(page, titles, { dog: 'Bella' });
  expect(html).toContain('<a href="https://dogs.test/">Sheet</a> for Bella.');
  expect(text.split('\n\n')).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
    'Hello, dog',
    'Well, then',
    'Ask her to sit, then wait.',
    'Wait; then go',
    'Practice sit daily.',
    'Sheet (https://dogs.test) for Bella.',
    // What nobody has filled in is seen.
    'Hi {{name}}, see Bella {{when}}.',
    'See the plan (https://example.com/plan)',
    'Walk daily.',
    'Play with Bella.',
    'Call once.',
    'Don’t pull.',
    'Goodbye.',
    'Hi there.',
  ]);
});

const clips: [title: string, html: string, text?: string][] = [
  ['Weights', '<p style="font-weight:500">Stay <b style="font-weight:400">calm</b> and <b>kind</b>.</p>'],
  ['Docs', '<b style="font-weight:normal" id="docs-internal-guid-1"><p>a</p><br><p>b</p></b>'],
  ['Quote', '<blockquote><p>A dog is a dog.</p></blockquote>'],
  [
    'Outlook',
    '<p class=MsoNormal>Hi,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>two lines<o:p></o:p></p>',
  ],
  [
    'Word list',
    '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">3.<span>&nbsp;</span></span><![endif]>Rest</p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">4.<span>&nbsp;</span></span><![endif]>Walk</p>',
  ],
  [
    'Table',
    '<table><tr><td><p>Mon</p></td><td><p>Sit</p></td></tr><tr><td><p>Tue</p></td><td><p>Down</p></td></tr></table>',
  ],
  ['Spelling', '<p>For {{<span class=SpellE>dog</span>}} and {{\u200bdog}}.</p>'],
  ['Markdown', '', '- Sit\n  - at home\n- Down, [the plan](https://dogs.example/plan)'],
  [
    'Safe link',
    '<p><a href="https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fdogs.example%2Fplan&amp;data=05">Plan</a></p>',
  ],
  ['One list', '<p>one</p><ul><li>two</li></ul>'],
];

test('what is pasted reaches the clipboard as it was meant', async ({ page }) => {
  await openAsSubscriber(page, '/snippets');
  for (const [title, html, text] of clips) {
    await page.goto('/snippets/create');
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await editorText(page).click();
    if (title === 'Quote') await page.keyboard.type('As they say: ');
    await paste(editorText(page), html, text);
    if (title === 'One list') {
      await page.keyboard.press('Control+a');
      await page.getByRole('button', { name: 'Bulleted list' }).click();
    }
    await page.keyboard.press('Control+s');
    await expect(saveState(page, 'Saved')).toBeVisible();
  }
  const { html, text } = await copied(
    page,
    clips.map(([title]) => title),
    { dog: 'Bella' },
  );
  expect(html).toBe(
    [
      '<p>Stay calm and <strong>kind</strong>.</p>',
      '<p>a</p><p>b</p>',
      '<p>As they say:</p><blockquote><p>A dog is a dog.</p></blockquote>',
      '<p>Hi,</p><p>two lines</p>',
      '<ol start="3"><li>Rest</li><li>Walk</li></ol>',
      '<p>Mon Sit</p><p>Tue Down</p>',
      '<p>For Bella and Bella.</p>',
      '<ul><li>Sit<ul><li>at home</li></ul></li><li>Down, <a href="https://dogs.example/plan">the plan</a></li></ul>',
      '<p><a href="https://dogs.example/plan">Plan</a></p>',
      '<ul><li>one</li><li>two</li></ul>',
    ].join(''),
  );
  expect(text).toContain(
    '3. Rest\n4. Walk\n\nMon Sit\n\nTue Down\n\nFor Bella and Bella.\n\n- Sit\n  - at home',
  );
});
