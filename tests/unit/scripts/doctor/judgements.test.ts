import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { indexFindings, type WantedIndex } from '@/scripts/doctor/checks/indexes';
import { areClosed } from '@/scripts/doctor/checks/rules';
import { proxyFindings } from '@/scripts/doctor/checks/proxies';
import { senderFindings } from '@/scripts/doctor/checks/mail-sender';
import { stripeSettingsFindings } from '@/scripts/doctor/checks/stripe-settings';
import { whitelistFindings } from '@/scripts/doctor/checks/whitelist';
import { projectFindings } from '@/scripts/doctor/checks/project';

const ours = readFileSync('firestore.rules', 'utf8');
const within = (rule: string) =>
  `service cloud.firestore { match /databases/{d}/documents { match /{all=**} { ${rule} } } }`;

test.each([
  ['ours', ours, true],
  ['ours in one line', ours.replaceAll(/\/\/.*$/gm, '').replaceAll(/\s+/g, ' '), true],
  ['closed in other words', within('allow read: if false; allow write: if false;'), true],
  ['nothing allowed at all', within(''), true],
  ['open', within('allow read, write: if true;'), false],
  ['without a condition', within('allow read;'), false],
  ['half open', within('allow read: if false; allow write: if request.auth != null;'), false],
  ['closed in a comment only', within('allow read: if true; // allow read: if false;'), false],
  ['closed in a longer comment only', within('allow read /* : if false; */ : if true;'), false],
  ['false or something else', within('allow read: if false || request.auth != null;'), false],
  ['without the last semicolon', within('allow read: if true'), false],
])('rules: %s', (_, rules, closed) => expect(areClosed(rules, ours)).toBe(closed));

const name = 'projects/p/databases/(default)/collectionGroups/audit/indexes/1';
const [up, down] = ['ASCENDING', 'DESCENDING'];
const field = (fieldPath: string, order?: string) =>
  order ? { fieldPath, order } : { fieldPath, arrayConfig: 'CONTAINS' };

test.each([
  [
    'the name is added in the last order',
    [field('a', up), field('b', down)],
    [field('a', up), field('b', down), field('__name__', down)],
    true,
  ],
  [
    'behind an array it goes up',
    [field('a', up), field('b')],
    [field('a', up), field('b'), field('__name__', up)],
    true,
  ],
  [
    'said in full on both sides',
    [field('a', up), field('__name__', down)],
    [field('a', up), field('__name__', down)],
    true,
  ],
  [
    'the name in the other order',
    [field('a', up), field('b', down)],
    [field('a', up), field('b', down), field('__name__', up)],
    false,
  ],
  [
    'fields the other way round',
    [field('a', up), field('b', up)],
    [field('b', up), field('a', up), field('__name__', up)],
    false,
  ],
])('indexes: %s', (_, wanted, deployed, isThere) => {
  const index: WantedIndex = { collectionGroup: 'audit', queryScope: 'COLLECTION', fields: wanted };
  const found = indexFindings(
    [index],
    [{ name, queryScope: 'COLLECTION', state: 'READY', fields: deployed }],
    'p',
  );
  expect(found).toHaveLength(isThere ? 0 : 1);
  const elsewhere = {
    name: name.replace('audit', 'other'),
    queryScope: 'COLLECTION',
    state: 'READY',
    fields: deployed,
  };
  expect(indexFindings([index], [elsewhere], 'p')).toHaveLength(1);
});

test.each([
  ['sk_live_1', 'https://app.example.com', 0],
  ['rk_live_1', 'https://app.example.com', 0],
  ['sk_test_1', 'https://app.example.com', 1],
  ['sk_test_1', 'https://staging.example.com', 0],
  ['sk_test_1', 'https://heelwrite-dev.example.com', 0],
  ['sk_live_1', 'https://staging.example.com', 1],
  ['sk_live_1', 'http://127.0.0.1:3000', 1],
  ['sk_live_1', 'https://devon-dogs.example.com', 0],
])('Stripe: %s at %s', (key, appUrl, count) => {
  expect(stripeSettingsFindings({ key, appUrl, webhookSecret: 'whsec_0123456789abcdefghij' })).toHaveLength(
    count,
  );
});

test.each([
  ['sam@example.com, @example.org', 0],
  ['@example.org,', 0],
  ['example.org', 1],
  ['@', 1],
  ['sam@example', 1],
  ['@gmail.com', 1],
  ['sam@gmail.com', 0],
])('whitelist: %s', (entries, count) => expect(whitelistFindings(entries)).toHaveLength(count));

test.each([
  [0, 'https://app.example.com', {}, 1],
  [1, 'https://app.example.com', {}, 0],
  [0, 'http://10.0.0.7:3000', {}, 0],
  [0, 'http://10.0.0.7:3000', { Via: '1.1 Caddy' }, 1],
])('proxies: %i trusted at %s with %j', (trusted, appUrl, headers, count) => {
  expect(proxyFindings(trusted, appUrl, new Headers(headers as Record<string, string>))).toHaveLength(count);
});

test('a domain that says nothing is told of both', () => {
  expect(senderFindings({ domain: 'example.com', spf: false, dmarc: false })).toHaveLength(2);
});

test.each([
  ['server@good-dog.iam.gserviceaccount.com', 0],
  ['server@bad-dog.iam.gserviceaccount.com', 1],
  ['1029384756-compute@developer.gserviceaccount.com', 0],
  [undefined, 0],
])('the account %s in the project good-dog', (email, count) => {
  expect(projectFindings({}, 'good-dog', email)).toHaveLength(count);
});
