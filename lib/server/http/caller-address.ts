import 'server-only';
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network address that a call comes from, for limits on calls without a token: of X-Forwarded-For, as many entries are
 * believed as there are proxies of our own, each of which has added one. Of IPv6, the network: one caller has all of it.
 */
export function callerAddress(req: IncomingMessage, trustedProxies: number): string {
  const forwarded = req.headers['x-forwarded-for'];
  const said = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const believed = trustedProxies === 0 ? undefined : (said.at(-trustedProxies) ?? said[0]);
  return networkOf(believed ?? req.socket.remoteAddress ?? 'unknown');
}

/** An IPv4 address as it is, an IPv6 address as its /64; what is neither is cut to a length that is safe to keep. */
function networkOf(address: string): string {
  // Some proxies add the port, and brackets to tell it from the address.
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  const [withoutZone = ''] = bare.split('%');
  if (!isIPv6(withoutZone)) return bare.slice(0, 64);
  return `${firstFour(withoutZone).join(':')}::/64`;
}

function firstFour(address: string): string[] {
  // The URL standard has one way to write an address; what it shortens to “::” is filled up again.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = written.split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length;
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...last].slice(0, 4);
}
