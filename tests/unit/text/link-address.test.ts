import { expect, test } from 'vitest';
import { addressBehind, completeAddress, webAddress } from '@/lib/domain/text/link-address';

test.each([
  ['example.com', 'https://example.com'],
  [' example.com/a?b#c ', 'https://example.com/a?b#c'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://example.com/a', 'HTTPS://example.com/a'],
  ['anna@example.com', 'mailto:anna@example.com'],
  ['mailto:anna@example.com', 'mailto:anna@example.com'],
  ['+1 (555) 010-203', 'tel:+1555010203'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['not an address', null],
  ['word', null],
  ['', null],
])('%j leads to %j', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});

test.each([
  ['dogs.test', 'https://dogs.test'],
  ['HTTP://dogs.test/lessons', 'HTTP://dogs.test/lessons'],
  ['anna@dogs.test', null],
  ['+1 555 010 203', null],
  ['not a site', null],
])('%j is the website %j', (typed, address) => {
  expect(webAddress(typed)).toBe(address);
});

test.each([
  [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fdogs.test%2Fplan%3Fa%3D1&data=05',
    'https://dogs.test/plan?a=1',
  ],
  ['https://www.google.com/url?q=https://dogs.test/plan&sa=D', 'https://dogs.test/plan'],
  ['https://www.google.com/url?q=javascript:x', 'https://www.google.com/url?q=javascript:x'],
  ['https://www.google.com/search?q=dogs', 'https://www.google.com/search?q=dogs'],
  ['mailto:anna@dogs.test', 'mailto:anna@dogs.test'],
])('%s leads to %s in the end', (address, behind) => {
  expect(addressBehind(address)).toBe(behind);
});
