import { swapInBrowser } from '@heelwrite/pronouns/browser';
import { tellOfSeveral } from '@heelwrite/pronouns/several';
import type { Sex } from '@/lib/contracts/primitives';
import { reviewVersion } from '@/lib/domain/snippets/version-review';

export interface Swap {
  readonly html: string;
  readonly from: Sex;
  readonly to: Sex;
}

export interface Made extends Swap {
  /** The version as it stands, which was made of the html. */
  readonly current: string;
}

export interface OfSeveral {
  /** A neutral text. */
  readonly html: string;
  /** The variables in it that name the dogs. */
  readonly names: readonly string[];
}

/** What the pronoun engine can be asked, wherever it runs. */
export const engineCalls = {
  swap: ({ html, from, to }: Swap) => swapInBrowser(html, from, to),
  tellOfSeveral: async ({ html, names }: OfSeveral) => tellOfSeveral(html, { names }),
  review: async ({ html, from, to, current }: Made) =>
    reviewVersion({ source: html, made: await swapInBrowser(html, from, to), current }),
};
