import type { Decision } from '../decisions/decision.ts';
import type { IsName } from './variable-name.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Text } from '../text/text.ts';

/** A sentence that is read from its start to its end, and what is known of its dogs so far. */
export interface Scene {
  readonly text: Text;
  readonly isName: IsName;
  readonly sentence: Sentence;
  /** The one before it. */
  readonly previous: Sentence | undefined;
  readonly decisions: Decision[];
  /** The last words of the phrases and variables that name them. */
  readonly ends: Set<number>;
  /** Their verbs, those of today and those that stand before them. */
  readonly verbs: Set<number>;
}
