import { describe, expect, it } from 'vitest';
import type { Sex } from '../../src/words/sex.ts';
import { swap } from '../../src/swap.ts';

/** What was chosen in each mark, what else it may be, and why. */
const marked = (html: string, from: Sex, to: Sex) =>
  swap(html, from, to).marks.map(({ chosen, alternative, why }) => [chosen, alternative, why]);

const mayMean = (who: string) => `This may mean ${who}, not the dog.`;

describe('a pronoun right behind a person who shares it', () => {
  it.each([
    ['Your husband called. He waits.', 'male', 'the husband', 'They wait', 'He waits'],
    ['Her wife knows that she is worn out.', 'female', 'the wife', 'they are', 'she is'],
    ['Thank your grandson: he walks {{dog}} well.', 'male', 'the grandson', 'they walk', 'he walks'],
    ['Mrs Lund called. Does she bark at night?', 'female', 'Mrs Lund', 'Do they', 'Does she'],
    ['Ask your brother whether he doesn’t mind.', 'male', 'the brother', 'they don’t', 'he doesn’t'],
  ] as const)('%s', (html, from, noun, chosen, alternative) => {
    expect(marked(html, from, 'neutral')).toEqual([[chosen, alternative, mayMean(noun)]]);
  });

  it('is marked alone where verbs have no number to follow', () => {
    expect(marked('Your husband called. He waits.', 'male', 'female')).toEqual([
      ['She', 'He', mayMean('the husband')],
    ]);
    expect(marked('Ask your wife to hold her.', 'female', 'neutral')).toEqual([
      ['them', 'her', mayMean('the wife')],
    ]);
  });

  it('is marked without its verbs where a tag stands among them', () => {
    expect(marked('Your husband called. He <b>waits</b>.', 'male', 'neutral')).toEqual([
      ['They', 'He', mayMean('the husband')],
    ]);
  });

  it('changes like any other', () => {
    expect(swap('Your husband called. He sits and waits.', 'male', 'neutral').html).toBe(
      'Your husband called. They sit and wait.',
    );
  });
});

describe('no mark', () => {
  it.each([
    ['nobody else is spoken of', '{{dog}} called. He waits.', 'male'],
    ['the person has the other pronoun', 'Your wife called. He waits.', 'male'],
    ['the person is spoken of later', 'He waits for your husband.', 'male'],
    ['the noun is only part of a word', 'The postmanager of Manchester called. He waits.', 'male'],
    ['they are read by what stands around them', 'Your husband called. {{dog}} sits. They wait.', 'neutral'],
  ] as const)('where %s', (_name, html, from) => {
    expect(marked(html, from, from === 'neutral' ? 'male' : 'neutral')).toEqual([]);
  });

  it('more than 160 characters later', () => {
    const behind = (characters: number) =>
      `The husband${'.'.repeat(characters - 'husband'.length)}<p>He waits.`;
    expect(marked(behind(157), 'male', 'neutral')).toHaveLength(1);
    expect(marked(behind(158), 'male', 'neutral')).toEqual([]);
  });
});

it('names the last of several', () => {
  const html = 'He naps. Your father, your Uncle Ben and I met. He waits. Mr Lund left. He sits.';
  expect(marked(html, 'male', 'neutral')).toEqual([
    ['They wait', 'He waits', mayMean('Uncle Ben')],
    ['They sit', 'He sits', mayMean('Mr Lund')],
  ]);
});

describe('whose dog', () => {
  const aPerson = 'A dog has no dog, so this may mean a person.';

  it.each([
    ['Tom brings his own poodle on Friday.', 'male', 'her', 'his'],
    ['She will call once her dog is settled.', 'female', 'his', 'her'],
  ] as const)('%s', (html, from, chosen, alternative) => {
    expect(marked(html, from, from === 'male' ? 'female' : 'male')).toEqual([[chosen, alternative, aPerson]]);
  });

  it.each(['Wash his dog bed.', 'His dog friends wait.', 'Brush his coat.'])('is nothing in “%s”', (html) => {
    expect(marked(html, 'male', 'female')).toEqual([]);
  });
});

describe('who does something to another of the same sex', () => {
  const another = 'It is done to another, so one of the two is not the dog.';

  it.each([
    ['Dr Evans called: he gave him the tablet.', 'male', 'she', 'he'],
    ['Ask whether she walks her.', 'female', 'he', 'she'],
    ['She wants to feed her in the hall.', 'female', 'He', 'She'],
  ] as const)('%s', (html, from, chosen, alternative) => {
    expect(marked(html, from, from === 'male' ? 'female' : 'male')).toEqual([[chosen, alternative, another]]);
  });

  it.each([
    ['He takes the ball with him.', 'male'],
    ['He looks up when you call him.', 'male'],
    ['He stops and you feed him.', 'male'],
    ['She licks her paw.', 'female'],
    ['She wants her supper.', 'female'],
  ] as const)('is not asked for in “%s”', (html, from) => {
    expect(marked(html, from, from === 'male' ? 'female' : 'male')).toEqual([]);
  });
});
