import { expect, test } from 'vitest';
import { browserFamily } from '@/lib/domain/logs/browser-family';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.7444.60 Safari/537.36`,
    'Chrome 142, Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge 142, Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox 140, macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari 26, iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet 28, Android',
  ],
  ['curl/8.5.0', 'another browser, another system'],
  ['', 'another browser, another system'],
  ['Anna’s own reader of anna@dogs.example', 'another browser, another system'],
])('%s is told of as %s', (userAgent, family) => expect(browserFamily(userAgent)).toBe(family));
