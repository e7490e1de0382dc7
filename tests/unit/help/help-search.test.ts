import { describe, expect, test } from 'vitest';
import { searchHelp } from '@/lib/domain/help/help-search';
import { helpSections } from '@/lib/help/help';

const articles = helpSections.flatMap((section) => section.articles);
const firstFor = (question: string) => searchHelp(articles, question)[0]?.id;

describe('what a newcomer asks', () => {
  test.each([
    ['how do I write my first snippet', 'first-snippet'],
    ['what is a variable', 'variable'],
    ["put the dog's name in", 'insert-variable'],
    ['change he to she', 'swap-can'],
    ['make the female version', 'make-version'],
    ['why was a they not changed', 'plural-they'],
    ['copy the email to gmail', 'copying'],
    ['invite my colleague', 'invite'],
    ['cancel my subscription', 'cancel'],
    ['who can see my snippets', 'who-sees'],
    ['import from text expander', 'import'],
    ['delete my account', 'delete-account'],
    ['rename', 'rename-variable'],
    ['rename a variable', 'rename-variable'],
  ])('%s', (question, id) => expect(firstFor(question)).toBe(id));
});

describe('the same in other words', () => {
  test.each([
    ['create a new template', 'first-snippet'],
    ['placeholder meaning', 'variable'],
    ['insert client name', 'insert-variable'],
    ['swap pronouns', 'swap-can'],
    ['generate female text from male', 'make-version'],
    ['plural they wrong', 'plural-they'],
    ['paste into outlook', 'copying'],
    ['add a team member', 'invite'],
    ['stop paying', 'cancel'],
    ['are my snippets private?', 'who-sees'],
    ['csv upload', 'import'],
    ['close my account', 'delete-account'],
    ['can I use it offline', 'offline'],
    ['no internet', 'offline'],
    ['card declined', 'payment-failed'],
    ['how much does it cost', 'plans-compared'],
    ['keyboard shortcuts', 'shortcuts'],
    ['does support read my texts', 'support-access'],
    ['where is my draft email', 'kept-on-device'],
    ['undo delete', 'deleting'],
    ['change my signature', 'signature'],
    ['what can an editor do', 'roles'],
    ['can I use it on my phone', 'phone'],
    ['mobile', 'phone'],
    ['forgot password', 'password'],
    ['reset my password', 'password'],
    ['can my colleague see my texts', 'who-sees'],
    ['what if I have more than 25 snippets when I cancel', 'payment-failed'],
    ['what happens after canceling', 'payment-failed'],
    ['what happens after cancelling', 'payment-failed'],
  ])('%s', (question, id) => expect(firstFor(question)).toBe(id));
});

describe('typed in a hurry', () => {
  test.each([
    ['varable', 'variable'],
    ['cancle subscripton', 'cancel'],
    ['INVITE COLLEGUE', 'invite'],
    ['délete accóunt', 'delete-account'],
    ['sigature', 'signature'],
    ['dogs name', 'insert-variable'],
  ])('%s', (question, id) => expect(firstFor(question)).toBe(id));
});

test('what nothing answers has no answer', () => {
  expect(searchHelp(articles, 'quantum zebra')).toEqual([]);
  expect(searchHelp(articles, '?!')).toEqual([]);
});

test('a question of nothing but fillers is still looked for', () => {
  expect(searchHelp(articles, 'who').length).toBeGreaterThan(0);
});
