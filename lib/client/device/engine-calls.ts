import { swapInBrowser } from '@heelwrite/pronouns/browser';
import type { Sex } from '@/lib/contracts/primitives';

interface Swap {
  readonly html: string;
  readonly from: Sex;
  readonly to: Sex;
}

/** What the pronoun engine can be asked, wherever it runs. */
export const engineCalls = {
  swap: ({ html, from, to }: Swap) => swapInBrowser(html, from, to),
};
