import { expect, test } from 'vitest';
import { readOldEmail } from '@/lib/domain/old-email/old-email';
import { rewrittenEmail } from '@/lib/domain/old-email/rewritten-email';
import { textToHtml } from '@/lib/domain/text/plain-text';
import { parseRichText } from '@/lib/domain/text/rich-text';
import { textOf } from '@/lib/domain/text/rich-text-plain';
import { laterEmails } from './later-emails';
import { plainEmails, type ToldEmail } from './told-emails';
import { trickyEmails } from './tricky-emails';

const emails = [...plainEmails, ...trickyEmails];

function proposedFor({ email }: ToldEmail) {
  const richText = parseRichText(textToHtml(email));
  const { dog, client, sex, found, parts } = readOldEmail(richText);
  const textWithout = (lines: readonly number[]) =>
    textOf(rewrittenEmail(richText, { names: found, dropped: new Set(lines) }), {});
  return { text: textWithout([]), told: textWithout(parts.headerLines), dog, client, sex };
}

const withProposal = (email: ToldEmail) => ({ ...email, proposed: proposedFor(email) });
const told = [...emails, ...laterEmails].map(withProposal);
const isRight = ({ dog, client, sex, proposed }: ReturnType<typeof withProposal>) =>
  proposed.dog === dog && proposed.client === client && proposed.sex === sex;

test.each([
  ['40 emails', emails, 40],
  ['20 that were written later', laterEmails, 20],
])('of %s dog, client and sex are told right', (_, some, count) => {
  expect(some).toHaveLength(count);
  const wrong = some.map(withProposal).filter((one) => !isRight(one));
  expect(wrong.map(({ about, proposed: { dog, client, sex } }) => ({ about, dog, client, sex }))).toEqual([]);
});

test.each(told)('$about: every word that is not a name stays', ({ stays = [], email, proposed }) => {
  const count = (text: string, words: string) => text.replace(/\s+/g, ' ').split(words).length;
  for (const words of stays)
    expect([words, count(proposed.text, words)]).toEqual([words, count(email.replace(/\s+/g, ' '), words)]);
});

test.each(told)('$about: no name is left', ({ dog, client, proposed, stays = [] }) => {
  const rest = stays.reduce((text, words) => text.replaceAll(words, ''), proposed.told);
  for (const name of [dog, ...(client ?? '').split(' and ')]) {
    if (name) expect(rest).not.toMatch(new RegExp(`\\b${name}\\b`));
  }
});
