import { completeAddress } from './link-address';
import { endsLikeHost } from './top-level-domains';

const complete = /^(?:https?:\/\/|www\.[^\s.]+\.)/i;
const host = /^([a-z\d](?:[a-z\d-]*\.)+[a-z]{2,})(?:[^\w@.-]|[.]?$)/i;

/** What is a web address wherever it stands; "done.Now" is none. */
export function isWebAddress(word: string): boolean {
  if (complete.test(word)) return true;
  const named = host.exec(word)?.[1];
  // "3.5.kg" is an amount.
  return named !== undefined && /[a-z][a-z\d-]*\.[a-z]+$/i.test(named) && endsLikeHost(named);
}

const before = /^[("“‘[]+/;
const behind = /[.,;:!?)\]"”'’]+$/;

export interface BareAddress {
  readonly address: string;
  readonly href: string;
}

/** Cuts a text at the web addresses that stand in it without a link. */
export function splitAtAddresses(text: string): (string | BareAddress)[] {
  const pieces: (string | BareAddress)[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const begun = word.replace(before, '');
    if (!isWebAddress(begun)) continue;
    const address = begun.replace(behind, '');
    const href = completeAddress(address);
    if (href === null) continue;
    const start = index + word.length - begun.length;
    if (start > end) pieces.push(text.slice(end, start));
    pieces.push({ address, href });
    end = start + address.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
