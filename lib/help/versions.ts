import type { HelpSection } from './help-article';

export const versions: HelpSection = {
  id: 'versions',
  title: 'The three versions',
  articles: [
    {
      id: 'three-versions',
      title: 'Why does a snippet have three versions?',
      body: [
        'So that an email reads as if it were written for this dog. Male speaks of him, Female of her, and Neutral of any dog. In the email you set the dog’s sex once, and each snippet shows the text that fits.',
        'You need not write all three. Write one and have the others made from it. Where the one for this dog is missing, the email shows another, and the ready check tells you and offers to make it.',
      ],
      alsoCalled: [
        'version',
        'versions',
        'three',
        'male',
        'female',
        'neutral',
        'sex',
        'gender',
        'badges',
        'M F N',
      ],
    },
    {
      id: 'make-version',
      title: 'How do I make the female version from the male one?',
      body: [
        [
          'Open the snippet and choose the Female tab.',
          'Choose Make from male. The text appears as it is written; Stop keeps what was there before.',
          'Look at the changed words: Changes shows them in the text, and doubtful ones wait under To decide.',
          'Until you type more, one undo takes the whole text back: use the first arrow in the bar, or its shortcut. Once you leave the page, there is nothing left to undo.',
        ],
        'It works the same way in all six directions. To make what is missing in many snippets at once, select them in the list and choose Make missing versions.',
      ],
      alsoCalled: [
        'make',
        'generate',
        'female',
        'version',
        'male',
        'automatic',
        'create',
        'make from',
        'convert',
      ],
    },
    {
      id: 'out-of-date',
      title: 'What does “Out of date” mean?',
      body: [
        'The version was made from another one, and that one has changed since. Open the snippet and choose Update, or read it and leave it as it is.',
        'If you have edited the text by hand, you are asked before it is made again.',
      ],
      alsoCalled: ['stale', 'old', 'outdated', 'update', 'red dot', 'badge', 'regenerate', 'changed'],
    },
    {
      id: 'version-in-email',
      title: 'Can one snippet in an email use another version?',
      body: [
        'Yes. Select the snippet in the email and choose its version in the line above it. Everything else keeps following the dog’s sex.',
      ],
      alsoCalled: ['override', 'different version', 'other version', 'one snippet', 'puppy', 'both dogs'],
    },
  ],
};
