import type { Swapped } from './patched.ts';
import { rewritten } from './rewriting.ts';
import type { Sex } from './words/sex.ts';

/** As `swap`; what was learnt of "they" is loaded when the first neutral text comes. */
export async function swapInBrowser(html: string, from: Sex, to: Sex): Promise<Swapped> {
  const { pluralThey: readThey } =
    from === 'neutral' ? await import('./they/plural-they.ts') : { pluralThey: undefined };
  return rewritten({ html, from, to, readThey });
}
