import { swapOnDevice } from '@/lib/client/device/device-engine';
import type { Sex } from '@/lib/contracts/primitives';
import { foreignSexesIn, pronounsGained } from '@/lib/domain/text/pronoun-words';
import { parseRichText } from '@/lib/domain/text/rich-text';
import { hasSameMarkup } from '@/lib/domain/text/swap-check';

interface ChangedWords {
  readonly html: string;
  /** What the dog is called now where it was called something else. */
  readonly pronouns: readonly string[];
}

/** A text of the letter with what it says of a dog of another sex said of one of this sex. */
export async function changedWords(html: string, sex: Sex): Promise<ChangedWords> {
  let changed = html;
  for (const from of foreignSexesIn(parseRichText(html), sex)) {
    const made = await swapOnDevice({ html: changed, from, to: sex });
    if (!hasSameMarkup(changed, made.html)) throw new Error('The text came back with different formatting.');
    changed = made.html;
  }
  return { html: changed, pronouns: pronounsGained(parseRichText(html), parseRichText(changed), sex) };
}
