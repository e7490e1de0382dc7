/** Makes what the reader of Word documents passes over into what it reads: words struck twice, fields; hidden words go. */
export function plainWordXml(xml: string): string {
  return xml
    .replace(/<w:r\b(?:(?!<\/w:r>).)*?<w:vanish(?:\s+w:val="(?:1|true|on)")?\s*\/>.*?<\/w:r>/gs, '')
    .replace(/<(\/?)w:dstrike\b/g, '<$1w:strike')
    .replace(/<\/?w:fldSimple\b[^>]*>/g, '');
}
