import type { ImportCandidate } from '@/lib/domain/import/formats/import-candidate';
import { candidatesFromDocument } from './read-document';
import { UnreadableFileError } from './unreadable-file';
import { withoutLinkTips } from './word-links';

/** What the reader leaves out by itself. */
const styles = ["p[style-name='Title'] => h1:fresh", 'strike => s', 'u => u'];

const numberedNote = 'Its numbered lists begin at 1: the file does not say where one goes on.';

/** The snippets of a Word document (.docx), one a heading. */
export async function readWordFile(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<ImportCandidate[]> {
  const { default: mammoth } = await import('mammoth');
  let html: string;
  try {
    // Where there is no browser, the reader takes the bytes under another name.
    const input = { arrayBuffer: bytes.buffer, ...({ buffer: bytes } as object) };
    ({ value: html } = await mammoth.convertToHtml(input, {
      styleMap: styles,
      // A picture is only named among what is left out.
      convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
    }));
  } catch {
    throw new UnreadableFileError(
      'This Word document is damaged. Open it in Word, save it again, and try once more.',
    );
  }
  return candidatesFromDocument(withoutLinkTips(html), name).map((candidate) =>
    goesOn(candidate) ? { ...candidate, notes: [...candidate.notes, numberedNote] } : candidate,
  );
}

/** Whether a second numbered list follows: it may be the first one going on behind a paragraph. */
function goesOn({ versions }: ImportCandidate): boolean {
  return Object.values(versions).some((version) => {
    const { body } = new DOMParser().parseFromString(version?.html ?? '', 'text/html');
    const lists = Array.from(body.querySelectorAll('ol'));
    return lists.filter((list) => list.parentElement?.closest('li') === null).length > 1;
  });
}
