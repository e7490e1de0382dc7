import type { Decision } from './decisions/decision.ts';
import { inOrder, patched, type Swapped } from './patched.ts';
import { decideSeveral } from './several/decide-several.ts';
import { variableNaming } from './several/variable-name.ts';
import { sentencesOf } from './text/sentences.ts';
import { Text } from './text/text.ts';

/** Rewrites what a neutral html says of one dog so that it tells of several; `names` are the variables that name them. */
export function tellOfSeveral(html: string, { names }: { readonly names: readonly string[] }): Swapped {
  const text = new Text(html);
  const isName = variableNaming(text, names);
  const decisions: Decision[] = [];
  const sentences = sentencesOf(text);
  for (const [number, sentence] of sentences.entries())
    decideSeveral({
      ...{ text, isName, sentence, decisions },
      previous: sentences[number - 1],
      ends: new Set(),
      verbs: new Set(),
    });
  return patched(html, 0, html.length, 0, inOrder(decisions));
}
