import { onDemand } from '@/components/on-demand/on-demand';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { versionOrder } from '@/lib/domain/snippets/version-state';
import { htmlToLine } from '@/lib/domain/text/html-text';
import type { Peek } from './use-peek';

const SnippetPeekPopover = onDemand(() =>
  import('./SnippetPeekPopover').then((module) => module.SnippetPeekPopover),
);

interface Props {
  peek: Peek;
  /** Where the card stands, seen from what is peeked at. */
  side: 'right' | 'below';
}

/** What is peeked at in a list of snippets: a card to look at, and read out where a key asked for it. */
export function SnippetPeek({ peek, side }: Props) {
  const { peeked, stay, leave } = peek;
  return (
    <>
      {/* It stands before what it says comes, so that screen readers hear it. */}
      <VisuallyHidden>
        <span role="status">{peeked?.isAsked === true && wholeText(peeked.snippet)}</span>
      </VisuallyHidden>
      {peeked && (
        <SnippetPeekPopover
          snippet={peeked.snippet}
          anchor={peeked.anchor}
          side={side}
          onEnter={stay}
          onLeave={leave}
        />
      )}
    </>
  );
}

function wholeText({ versions }: Snippet): string {
  const [sex] = versionOrder.filter((each) => versions[each]);
  return sex ? htmlToLine(versions[sex]?.html ?? '') : '';
}
