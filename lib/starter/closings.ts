import type { StarterSnippet } from './starter-snippet.ts';

export const closings: readonly StarterSnippet[] = [
  {
    key: 'questions-in-between',
    title: 'Questions in between',
    tags: ['closing'],
    male: '<p>If anything is unclear, or {{dog}} surprises you, write to me. A ten-second video of what he does tells me more than a long description. If he has bitten or hurt someone, please call me the same day.</p>',
    female:
      '<p>If anything is unclear, or {{dog}} surprises you, write to me. A ten-second video of what she does tells me more than a long description. If she has bitten or hurt someone, please call me the same day.</p>',
    neutral:
      '<p>If anything is unclear, or {{dog}} surprises you, write to me. A ten-second video of what they do tells me more than a long description. If they have bitten or hurt someone, please call me the same day.</p>',
  },
  {
    key: 'see-you-next-time',
    title: 'See you next time',
    tags: ['closing', 'follow-up'],
    male: '<p>Enjoy your week with {{dog}}, and don’t worry about practicing perfectly. A little every day is all he needs. I look forward to seeing what he has learned when we meet again.</p>',
    female:
      '<p>Enjoy your week with {{dog}}, and don’t worry about practicing perfectly. A little every day is all she needs. I look forward to seeing what she has learned when we meet again.</p>',
    neutral:
      '<p>Enjoy your week with {{dog}}, and don’t worry about practicing perfectly. A little every day is all they need. I look forward to seeing what they have learned when we meet again.</p>',
  },
];
