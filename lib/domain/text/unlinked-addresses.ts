import { completeAddress } from './link-address';

/** What is a web address wherever it stands; "done.Now" is none. */
const webAddress =
  /^(?:https?:\/\/|www\.[^\s.]+\.|[a-z\d][a-z\d.-]*\.(?:com|org|net|edu|gov)(?:[^\w@.-]|[.]?$))/i;
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
    if (!webAddress.test(begun)) continue;
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
