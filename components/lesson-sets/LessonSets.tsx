import { useRouter } from 'next/router';
import { memo, useState } from 'react';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { ChoiceTrigger } from '@/components/ui/buttons/ChoiceTrigger';
import { onDemand } from '@/components/on-demand/on-demand';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { Letter } from '@/lib/domain/letter/letter';
import type { NamedLetter } from '@/lib/domain/letter/lesson-set-content';

const load = () => import('./LessonSetsMenu');
const menuPreload = preloadOnHover(load);
const LessonSetsMenu = onDemand(() => load().then((module) => module.LessonSetsMenu));
const AddSetFromAddress = onDemand(() =>
  import('./AddSetFromAddress').then((module) => module.AddSetFromAddress),
);

interface Props {
  uid: string;
  /** The library, to take a set's snippets from. */
  snippets: readonly Snippet[];
  letterNow: () => NamedLetter;
  onReplace: (letter: Letter) => void;
  className?: string | undefined;
}

/** Snippets that go together, put into the letter at once. */
export const LessonSets = memo(function LessonSets({
  uid,
  snippets,
  letterNow,
  onReplace,
  className,
}: Props) {
  const [opened, setOpened] = useState<NamedLetter | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { query } = useRouter();
  // A new letter that is asked for too begins first.
  const wanted = typeof query.set === 'string' && query.new === undefined ? query.set : null;
  return (
    <>
      <ChoiceTrigger
        {...menuPreload}
        isQuiet
        className={className}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label="Lesson sets"
        onClick={(event) => {
          setOpened(letterNow());
          setAnchor(event.currentTarget);
        }}
      >
        Sets
      </ChoiceTrigger>
      {wanted !== null && (
        <AddSetFromAddress
          key={wanted}
          id={wanted}
          uid={uid}
          snippets={snippets}
          letterNow={letterNow}
          onReplace={onReplace}
        />
      )}
      {opened !== null && (
        <LessonSetsMenu
          anchor={anchor}
          uid={uid}
          snippets={snippets}
          opened={opened}
          letterNow={letterNow}
          onReplace={onReplace}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
});
