import { fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RichTextEditor } from '@/components/editor/RichTextEditor';
import { NotificationsProvider } from '@/contexts/NotificationsContext';

/** What a program has put on the clipboard, by the name of its file. */
const clipboard = (name: string) =>
  readFileSync(join(import.meta.dirname, 'clipboards', `${name}.html`), 'utf8');

async function pasted(html: string): Promise<string> {
  let written = '';
  function Page() {
    const [text, setText] = useState('');
    return (
      <RichTextEditor
        label="Text"
        html={text}
        variables={[]}
        onVariableCreate={() => undefined}
        onChange={(changed) => {
          written = changed;
          setText(changed);
        }}
      />
    );
  }
  const { unmount } = render(
    <NotificationsProvider>
      <Page />
    </NotificationsProvider>,
  );
  const text = await screen.findByRole('textbox', { name: 'Text' });
  fireEvent.paste(text, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), files: [], types: [] },
  });
  unmount();
  return written;
}

test.each([
  [
    'word-desktop',
    '<p><strong>Homework for week 2</strong></p><p>Dear {{clientname}}, it is Bella’s turn to practice.</p><ul><li><p>Sit at the door</p><ul><li><p>twice a day</p></li></ul></li><li><p>Down on the mat</p></li></ul><p>Then, from last week:</p><ol start="3"><li><p>Rest</p></li></ol><p>Mon 9:00</p><p>Tue 10:00</p><p>Now <s>$50</s> $40.</p>',
  ],
  [
    'word-web',
    '<p>Practice <strong>daily</strong></p><ol><li><p>Sit</p><ol><li><p>at home</p></li></ol></li><li><p>Down</p></li></ol>',
  ],
  [
    'google-docs',
    '<p><strong>Week 2</strong></p><p>Dear <em>Anna</em>,<br>here is the plan: <a href="https://dogs.example/plan"><u>plan</u></a></p><ul><li><p>Sit</p><ul><li><p>at home</p></li></ul></li><li><p><s>Down</s></p></li></ul>',
  ],
  [
    'outlook-desktop',
    '<p>Hi Anna,</p><p>please keep two things steady:<br>the leash short, the voice low.</p><p>Best,<br>Kim</p>',
  ],
  [
    'outlook-web',
    '<p>Hi Anna,</p><p>please practice at <a href="https://dogs.example/map">the field</a>.<br>See you!</p>',
  ],
  [
    'gmail',
    '<p>Hi Anna,</p><p>one <strong>bold</strong> word.</p><ol><li><p>Sit</p></li><li><p>Down</p></li></ol><blockquote><p>What she wrote</p></blockquote>',
  ],
  ['apple-mail', '<p>Hi Anna,</p><p>practice daily.</p><ul><li><p>Sit</p></li><li><p>Down</p></li></ul>'],
  [
    'pages',
    '<p><strong>Week 2</strong></p><p>Practice daily,<br>in the garden.</p><ul><li><p>Sit</p></li><li><p>Down</p></li></ul>',
  ],
  [
    'notion',
    '<p><strong>Week 2</strong></p><p>Practice <strong>daily</strong> with <em>Bella</em>:</p><ul><li><p>Sit</p><ul><li><p>at home</p></li></ul></li><li><p>Down</p></li></ul><blockquote><p>Patience pays.</p></blockquote><p><a href="https://dogs.example/plan">The plan</a></p>',
  ],
  [
    'libreoffice',
    '<p>Practice <strong>daily</strong> and slowly:</p><ol><li><p>Sit</p></li><li><p>Down</p></li></ol><p><s>$50</s> $40</p>',
  ],
  ['excel', '<p>Mon Sit</p><p>Tue Down</p>'],
])('what %s copies comes out as it was meant', async (name, html) => {
  expect(await pasted(clipboard(name))).toBe(html);
});
