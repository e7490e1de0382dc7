import type { ImportCandidate } from '@/lib/domain/import/formats/import-candidate';
import { candidatesFromDocument } from './read-document';
import { UnreadableFileError } from './unreadable-file';
import { withoutLinkTips } from './word-links';
import { markNumbers, numbersFromMarks } from './word-numbers';
import { plainWordXml } from './word-text';

/** What the reader leaves out by itself. */
const styles = ["p[style-name='Title'] => h1:fresh", 'strike => s', 'u => u'];

/** The snippets of a Word document (.docx), one a heading. */
export async function readWordFile(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<ImportCandidate[]> {
  try {
    return candidatesFromDocument(await htmlOf(bytes), name);
  } catch {
    throw new UnreadableFileError(
      'This Word document is damaged. Open it in Word, save it again, and try once more.',
    );
  }
}

async function htmlOf(bytes: Uint8Array): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  const arrayBuffer = await prepared(bytes);
  // Where there is no browser, the reader takes the bytes under another name.
  const input = { arrayBuffer, ...({ buffer: arrayBuffer } as object) };
  const { value } = await mammoth.convertToHtml(input, {
    styleMap: styles,
    // A picture is only named among what is left out.
    convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
  });
  return numbersFromMarks(withoutLinkTips(value));
}

/** The document with all that the reader would pass over said in words that it reads. */
async function prepared(bytes: Uint8Array): Promise<ArrayBuffer> {
  const { default: JSZip } = await import('jszip');
  const archive = await JSZip.loadAsync(bytes);
  const xmlOf = async (name: string) => archive.file(`word/${name}.xml`)?.async('string');
  const parsed = (xml: string | undefined) =>
    xml === undefined ? null : new DOMParser().parseFromString(xml, 'application/xml');
  const [text, numbering, styling] = await Promise.all(['document', 'numbering', 'styles'].map(xmlOf));
  const document = parsed(text && plainWordXml(text));
  if (document) {
    markNumbers({ document, numbering: parsed(numbering), styles: parsed(styling) });
    archive.file('word/document.xml', new XMLSerializer().serializeToString(document));
  }
  return archive.generateAsync({ type: 'arraybuffer' });
}
