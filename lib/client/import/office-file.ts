export type OfficeFile = 'docx' | 'xlsx' | 'ods' | 'xls';

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** Which file of an office program these bytes are, by what its archive holds; null for any other file. */
export function officeFileOf(bytes: Uint8Array): OfficeFile | 'doc' | 'locked' | null {
  // The older files of Office are one container for all programs, whose streams are named in UTF-16.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    const streams = new TextDecoder('utf-16le').decode(bytes);
    if (streams.includes('EncryptedPackage')) return 'locked';
    return streams.includes('WordDocument') ? 'doc' : 'xls';
  }
  if (!startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return null;
  // The names of files in an archive stand in it uncompressed.
  const names = new TextDecoder('latin1').decode(bytes);
  if (names.includes('word/document')) return 'docx';
  if (names.includes('xl/workbook')) return 'xlsx';
  return names.includes('opendocument.spreadsheet') ? 'ods' : null;
}
