import { screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as auth from '@/tests/support/fake-auth';
import { openImportDialog } from '@/tests/support/import-dialog';
import { stubLayout } from '@/tests/support/layout';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

beforeEach(() => {
  stubLayout();
  auth.setUser(auth.aUser());
});
afterEach(() => {
  auth.resetAuth();
  vi.unstubAllGlobals();
});

const sample = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'samples', name)));

test.each<[string, string, string[][]]>([
  [
    'semicolons.csv',
    'CSV table',
    [
      [
        'Puppy first night',
        'Keep the crème-colored crate beside your bed, and take {{dog}} out once.',
        'New neutral',
        'Tags: puppy, night',
      ],
      ['Loose leash', 'Stop when the leash is tight. Go on when it is slack.', 'New neutral', ''],
      ['Empty', '', 'Skip', 'It has no text.'],
    ],
  ],
  [
    'textexpander.csv',
    'TextExpander or aText CSV',
    [
      [
        'Lesson recap',
        'Hi {{client}}, thank you for coming with {{dog}}. See you on {{date}}.',
        'New neutral',
        'Tags: textexpander',
      ],
      ['Mat work', 'Put the mat down. Praise calmly.', 'New neutral', 'Tags: textexpander'],
      [';praise', 'Praise calmly.', 'New neutral', 'Tags: textexpander'],
      ['A script', '', 'Skip', 'It has no text. A script cannot be imported.'],
    ],
  ],
  [
    'lessons.textexpander',
    'TextExpander group',
    [
      ['Door manners', 'Ask for a sit before you open the door.', 'New neutral', 'Tags: Lessons'],
      [
        'Prices',
        'One lesson is $60. Sincerely, {{trainer}}',
        'New neutral',
        'This file holds the words without their formatting. Tags: Lessons',
      ],
    ],
  ],
  [
    'text-blaze.json',
    'Text Blaze JSON',
    [
      ['Recall', 'Call {{dog|Bella}} once, then reward.', 'New neutral', 'Tags: Homework'],
      [
        'Equipment',
        'Bring a {{equipment|harness}}. What fits',
        'New neutral',
        'The choices for {{equipment}} are left out: harness, collar. Tags: Homework',
      ],
      ['Map', 'We meet here.', 'New neutral', 'A picture is left out. Tags: Homework'],
    ],
  ],
  [
    'briskine.csv',
    'Briskine CSV',
    [
      [
        'Welcome',
        'Hello {{client}}, see you on {{date}}.',
        'New neutral',
        'Its subject line is left out: “Your first lesson”. Tags: welcome, puppy',
      ],
      [
        'Bite inhibition',
        'Trade the hand for a toy.',
        'New neutral',
        'It contains conditions; the first text of each is kept.',
      ],
    ],
  ],
  [
    'espanso.yml',
    'espanso YAML',
    [
      ['Stay', 'Ask for a stay of {{seconds}} seconds.', 'New neutral', 'Its shortcut “:stay” is left out.'],
      [
        ':next',
        'Your next lesson is on {{day}}.',
        'New neutral',
        '{{day}} is filled in by hand here, not with the day.',
      ],
      [':logo', '', 'Skip', 'It has no text. A picture is left out.'],
    ],
  ],
  [
    'beeftext.json',
    'Beeftext JSON',
    [
      [
        'Socializing',
        'Let {{dog}} watch from a distance.',
        'New neutral',
        'Its shortcut “soc” is left out. Tags: Puppies',
      ],
      ['Date', 'Written on {{date}}.', 'New neutral', 'Its shortcut “dt” is left out. Tags: Puppies'],
    ],
  ],
  [
    'atext.csv',
    'TextExpander or aText CSV',
    [
      ['Sit at meals', 'Ask {{dog}} to sit before each meal.', 'New neutral', 'Tags: atext'],
      ['Go to bed', 'Send her to her bed and reward her there.', 'New female', 'Tags: atext'],
      ['Goodbye', 'Warm regards from the school', 'New neutral', 'Tags: atext'],
    ],
  ],
  [
    'phraseexpress.csv',
    'PhraseExpress table',
    [
      [
        'Chewing',
        'Give {{dog name}} something to chew while you cook.',
        'New neutral',
        'Its shortcut “xchew” is left out.',
      ],
      [
        'Follow-up',
        'Written on {{date}}: {#insert Greeting} see you soon.',
        'New neutral',
        'It contains PhraseExpress macros, which stay in the text: {#insert}. Its shortcut “xfu” is left out.',
      ],
    ],
  ],
  [
    'gmail-templates.eml',
    'Email',
    [
      ['Crate training', 'Feed {{dog name}} in the crate. Door open Door closed', 'New neutral', ''],
      ['Barking', 'Cover the window for a week.', 'New neutral', ''],
    ],
  ],
  [
    'homework.xlsx',
    'spreadsheet',
    [
      [
        'Touch',
        'Hold out your hand. Mark and reward.',
        'New neutral',
        'Left out: Seen. Tags: basics, hand, Homework',
      ],
      ['Price', 'One lesson is $50 $60.', 'New neutral', 'Tags: money, Homework'],
      ['Count', 'He waits 3 seconds, then 5.', 'New male', 'Left out: Seen. Tags: Homework'],
      ['Clients', '', 'Skip', 'This sheet holds no table of titles and texts.'],
      ['Nap', 'A puppy sleeps 18 hours a day.', 'New neutral', 'Tags: Puppies'],
    ],
  ],
  [
    'lessons.docx',
    'Word document',
    [
      [
        'First evening',
        'Dear {{client}}, well done today. The old price was $50. Sit Down Then rest. Stay',
        'New neutral',
        'Tags: Puppy class',
      ],
      ['Second evening', 'She walks beside you. Mon Sit Tue Down', 'New female', 'Tags: Puppy class'],
      ['Goodbye', 'See you soon.', 'New neutral', ''],
    ],
  ],
])('%s: every entry is accounted for', async (name, format, entries) => {
  const { choose, dialog } = await openImportDialog();
  await choose(name, sample(name));
  expect(await screen.findByText(new RegExp(`is recognized as ${format}`))).toBeVisible();
  const shown = within(dialog)
    .getAllByRole('listitem')
    .map((row) => {
      const [title, line, outcome, remark] = Array.from(
        row.querySelectorAll('strong, strong + span'),
        (part) => part.textContent,
      );
      return [title, line, outcome, remark];
    });
  expect(shown).toEqual(entries);
});
