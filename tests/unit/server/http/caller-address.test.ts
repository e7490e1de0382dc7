import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { callerAddress } from '@/lib/server/http/caller-address';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

describe('the address of a caller', () => {
  const forged = '1.1.1.1, 203.0.113.7, 10.0.0.2';

  it.each([
    [0, '10.0.0.1', 'nobody is believed'],
    [1, '10.0.0.2', 'what the one proxy has seen'],
    [2, '203.0.113.7', 'what the outer of two has seen'],
    [9, '1.1.1.1', 'the first, where there are fewer than said'],
  ])('with %i proxies of our own is %s: %s', (hops, expected) =>
    expect(callerAddress(from('10.0.0.1', forged), hops)).toBe(expected),
  );

  it.each([undefined, '', ' , '])('is that of the connection where %j is forwarded', (forwarded) =>
    expect(callerAddress(from('10.0.0.1', forwarded), 1)).toBe('10.0.0.1'),
  );

  it.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['x'.repeat(5_000), 'x'.repeat(64)],
  ])('%s counts as %s', (address, expected) => expect(callerAddress(from(address), 0)).toBe(expected));
});
