const longestAddress = 254;

/** Wider than most rules for addresses, as the sign-in service is: "a&b@…" and domains with letters of any script are some. */
const address =
  /^(?!\.)[^\s@<>"(),:;[\]\\]*[^\s@<>"(),:;[\]\\.]@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+\p{L}(?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])+$/u;

/** Whether a text without blanks around it is an email address: the one rule for it, on screens and on the wire. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= longestAddress && address.test(text) && !text.includes('..');
