/** A link in plain text: the address behind the words, unless the words are the address. */
export function plainLink(words: string, href: string): string {
  const inner = words.trim();
  if (inner === '' || isAddress(inner, href)) return words;
  const address = plainAddress(href);
  // Programs that make links of addresses stop at the first parenthesis that closes.
  const shown = /[()]/.test(address) ? `<${address}>` : `(${address})`;
  return `${words.trimEnd()} ${shown}${words.slice(words.trimEnd().length)}`;
}

function plainAddress(href: string): string {
  if (/^tel:/i.test(href)) return href.slice('tel:'.length);
  return /^mailto:/i.test(href) ? mailAddress(href) : href;
}

/** Without the subject or text that a link may ask for beside it. */
function mailAddress(href: string): string {
  const address = href.slice('mailto:'.length).replace(/\?[^]*$/, '');
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function isAddress(words: string, href: string): boolean {
  return bare(words) === bare(plainAddress(href)) || (/^tel:/i.test(href) && isNumber(words, href));
}

const bare = (address: string) =>
  address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
    .toLowerCase();

/** Within a country, a number is written without what stands for the country, or with a zero in its place. */
function isNumber(words: string, href: string): boolean {
  const digits = words.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= 5 && href.replace(/\D/g, '').endsWith(digits);
}
