import type { HelpSection } from './help-article';

export const keyboard: HelpSection = {
  id: 'keyboard',
  title: 'Keyboard',
  articles: [
    {
      id: 'shortcuts',
      title: 'Which keyboard shortcuts are there?',
      body: ['Single-key shortcuts are off while you type in a field. `?` shows all of this on any page.'],
      alsoCalled: ['keyboard', 'shortcut', 'shortcuts', 'keys', 'hotkey', 'hotkeys', 'without mouse', 'ctrl'],
    },
    {
      id: 'tour',
      title: 'Can I see the tour again?',
      body: [
        'Yes: Take a tour in the account menu, any time. It picks up where you left off; the arrow keys go forward and back, and Esc closes it.',
      ],
      alsoCalled: ['tour', 'guide', 'introduction', 'tutorial', 'onboarding', 'walkthrough', 'show me'],
    },
  ],
};
