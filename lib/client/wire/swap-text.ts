import type { Sex } from '@/lib/contracts/primitives';
import { swapPronouns } from '@/lib/contracts/pronouns';
import { flatHtml } from '@/lib/domain/text/rich-text-html';
import { hasSameMarkup } from '@/lib/domain/text/swap-check';
import { SpoiledTextError } from './spoiled-text-error';
import { stream } from './stream';

interface Options {
  signal: AbortSignal;
  /** Told of all that has come so far, with every piece. */
  onProgress?: (html: string) => void;
}

/** The text in another version's words; rejects where the stream breaks off or is aborted. */
export async function swapText(
  given: string,
  from: Sex,
  to: Sex,
  { signal, onProgress }: Options,
): Promise<string> {
  const html = flatHtml(given);
  let result = '';
  const body = { startingSex: from, desiredSex: to, htmlString: html };
  for await (const chunk of stream(swapPronouns, { body, signal })) {
    result += chunk;
    onProgress?.(result);
  }
  if (!hasSameMarkup(html, result)) {
    throw new SpoiledTextError(
      'The text came back with different formatting or variables, so nothing was changed.',
    );
  }
  return result;
}
