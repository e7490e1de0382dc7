import { expect, test } from 'vitest';
import { mentionsOf } from '../../src/they/mentions.ts';
import { namesOf } from '../../src/they/names.ts';
import { sentencesOf } from '../../src/text/sentences.ts';
import { Text } from '../../src/text/text.ts';
import { crowdOf } from '../../src/they/crowd.ts';

const pronoun = { index: 0, role: 'subject' } as const;

function crowd(html: string, isGeneral = false) {
  const text = new Text(html);
  const sentences = sentencesOf(text);
  const names = namesOf(text, sentences);
  return crowdOf(
    sentences.map((sentence) => mentionsOf(text, sentence, names, isGeneral)),
    [[pronoun, pronoun], [pronoun]],
    isGeneral,
  );
}

test('counts the dog, several, those of them who act, and the pronouns of a whole text', () => {
  expect(crowd('{{dog}} barks. The neighbors wave. Give {{dog}} small treats.')).toEqual({
    ones: 2,
    severals: 2,
    acting: 1,
    pronouns: 3,
  });
});

test('in a text about people anybody single is the one', () => {
  const text = 'The teacher laughed.';
  expect(crowd(text).ones).toBe(0);
  expect(crowd(text, true).ones).toBe(1);
});
