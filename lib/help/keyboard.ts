import type { HelpSection } from './help-article';

export const keyboard: HelpSection = {
  id: 'keyboard',
  title: 'Keyboard',
  articles: [
    {
      id: 'shortcuts',
      title: 'Which keyboard shortcuts are there?',
      body: ['These work wherever you are not typing in a field. `?` shows those of the page you are on.'],
      alsoCalled: ['keyboard', 'shortcut', 'shortcuts', 'keys', 'hotkey', 'hotkeys', 'without mouse', 'ctrl'],
    },
    {
      id: 'tour',
      title: 'Can I see the tour again?',
      body: [
        'Yes: Take a tour in the account menu, any time. It goes on where you left it; the arrow keys lead forward and back, Esc closes it.',
      ],
      alsoCalled: ['tour', 'guide', 'introduction', 'tutorial', 'onboarding', 'walkthrough', 'show me'],
    },
  ],
};
