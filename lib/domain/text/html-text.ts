const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]+));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name)] ?? whole;
    const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}

/** The words of a sanitised html on one line, blocks parted by a space: for search, first lines and counts. */
export function htmlToLine(html: string): string {
  return decodeEntities(
    html
      .replace(/<(?:\/(?:p|li|ul|ol|blockquote)|br\s*\/?)>/g, ' ')
      .replace(/<img\s[^<>]*?\balt="([^"]*)"[^<>]*>/g, ' $1 ')
      .replace(/<[^<>]*>/g, ''),
  )
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** Whether nothing would be read: no text and no picture, whatever the markup around it. */
export function isBlankHtml(html: string): boolean {
  return htmlToLine(html) === '' && !/<img\s/.test(html);
}
