/** Text from a file in the encoding that it is in: a mark at its start tells, else UTF-8, else what reads best. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [windows, mac] = ['windows-1252', 'macintosh'].map((name) => new TextDecoder(name).decode(bytes));
    return usual(mac ?? '') > usual(windows ?? '') ? (mac ?? '') : (windows ?? '');
  }
}

/** The letters and marks beyond ASCII that people write: in the wrong one of two encodings there are hardly any. */
const usual = (text: string) => text.match(/[àáâãäåæçèéêëíîïñóôõöøùúûüßœÄÖÜÉÅØ’‘“”–—…•€°½]/g)?.length ?? 0;
