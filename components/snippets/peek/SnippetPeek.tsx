import { onDemand } from '@/components/on-demand/on-demand';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { htmlToLine } from '@/lib/domain/text/html-text';
import { shownVersion } from './shown-version';
import type { Peek } from './use-peek';

const SnippetPeekPopover = onDemand(() =>
  import('./SnippetPeekPopover').then((module) => module.SnippetPeekPopover),
);

interface Props {
  peek: Peek;
  /** Of the dog that is written about; null: of none. */
  sex?: Sex | null;
  /** Where the card stands, seen from what is peeked at. */
  side: 'right' | 'below';
}

/** What is peeked at in a list of snippets: a card to look at, and read out where a key asked for it. */
export function SnippetPeek({ peek, sex = null, side }: Props) {
  const { peeked, stay, leave } = peek;
  return (
    <>
      {/* It stands before what it says comes, so that screen readers hear it. */}
      <VisuallyHidden>
        <span role="status">{peeked?.isAsked === true && wholeText(peeked.snippet, sex)}</span>
      </VisuallyHidden>
      {peeked && (
        <SnippetPeekPopover
          snippet={peeked.snippet}
          sex={sex}
          anchor={peeked.anchor}
          side={side}
          onEnter={stay}
          onLeave={leave}
        />
      )}
    </>
  );
}

function wholeText(snippet: Snippet, wanted: Sex | null): string {
  const sex = shownVersion(snippet, wanted);
  return sex ? htmlToLine(snippet.versions[sex]?.html ?? '') : '';
}
