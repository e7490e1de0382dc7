import type { Edit } from '../text/patch.ts';
import type { Leaning } from '../possessives/leaning.ts';

/** One patch of the html; doubtful ones become marks. */
export interface Decision extends Edit {
  readonly doubt?: { readonly alternative: string; readonly why: string };
}

export function add(decisions: Decision[], edits: readonly Edit[], doubt?: Decision['doubt']): void {
  for (const edit of edits) {
    decisions.push(doubt && edit.text !== '' ? { ...edit, doubt } : edit);
  }
}

/** Below this a leaning is worth a look. */
export const certain: Leaning = 1;
