import { memo, useRef } from 'react';
import type { Variable } from '@/lib/contracts/snippet-fields';
import { useDragOrder } from '@/lib/client/browser/use-drag-order';
import type { SnippetsById } from '@/lib/domain/letter/letter';
import type { VariableColors } from '@/lib/domain/letter/letter-colors';
import type { LetterPart } from '@/lib/domain/letter/letter-text';
import type { BlockActions } from './BlockActions';
import type { ReportBroken } from '@/components/letter/use-broken-parts';
import type { LetterCommands, Selection } from '@/components/letter/use-letter-commands';
import { LetterBlock } from './LetterBlock';
import styles from './LetterBlocks.module.css';
import { WriteHere } from './WriteHere';

interface Props {
  parts: readonly LetterPart[];
  snippets: SnippetsById;
  /** The place of each chosen snippet among the snippets of the letter. */
  numbers: ReadonlyMap<string, number>;
  colors: VariableColors;
  variables: readonly Variable[];
  selection: Selection;
  /** null until it is loaded. */
  Actions: typeof BlockActions | null;
  commands: LetterCommands;
  onCopy: () => void;
  onBroken: ReportBroken;
}

/** The texts of the letter, each drawn for itself. */
export const LetterBlocks = memo(function LetterBlocks(props: Props) {
  const { parts, snippets, numbers, colors, variables, selection, Actions, commands, onCopy, onBroken } =
    props;
  const listRef = useRef<HTMLDivElement>(null);
  const { drag, begin } = useDragOrder({ listRef, onDrop: commands.moveTo });
  const { selectedId, editing } = selection;
  const selectedIndex = parts.findIndex(({ block }) => block.id === selectedId);
  // One block stands in the Tab order, with what surrounds it; the arrow keys lead to the others.
  const entry = Math.max(selectedIndex, 0);

  return (
    <>
      {/* No list elements: what is selected across blocks would be copied as a list. */}
      <div ref={listRef} className={styles.list} role="list" aria-label="Text of the email">
        {parts.map((part, index) => {
          const { block } = part;
          const snippet = block.kind === 'snippet' ? snippets.get(block.snippetId) : undefined;
          const title = block.kind === 'text' ? 'Your text' : (snippet?.title ?? 'A snippet that is gone');
          const isSelected = index === selectedIndex;
          return (
            <div key={block.id} className={styles.item} role="listitem" data-drag-id={block.id}>
              <div
                className={styles.gap}
                data-beside-letter
                data-selected={isSelected || undefined}
                data-writing={editing?.id === block.id || undefined}
                data-dragging={drag !== null || undefined}
              >
                {drag?.gap === index && <span className={styles.drop} />}
                {isSelected ? (
                  Actions && (
                    <Actions
                      part={part}
                      title={title}
                      index={index}
                      count={parts.length}
                      commands={commands}
                    />
                  )
                ) : (
                  <WriteHere
                    label={`Write here, before ${title}`}
                    isInTabOrder={index === entry + 1}
                    index={index}
                    commands={commands}
                  />
                )}
              </div>
              <LetterBlock
                part={part}
                title={title}
                number={block.kind === 'snippet' ? (numbers.get(block.snippetId) ?? null) : null}
                index={index}
                colors={colors}
                variables={variables}
                isSelected={isSelected}
                isEntry={index === entry}
                isDragged={drag?.id === block.id}
                editing={editing?.id === block.id ? editing : null}
                onDragStart={begin}
                commands={commands}
                onCopy={onCopy}
                onBroken={onBroken}
              />
            </div>
          );
        })}
      </div>
      {parts.length === 0 && (
        <p className={styles.start} data-beside-letter onClick={() => commands.writeAt(0)}>
          Choose snippets from your library, and they appear here in that order. Or just start writing.
        </p>
      )}
      <div className={styles.end} data-beside-letter>
        {drag?.gap === parts.length && <span className={styles.drop} />}
        <WriteHere
          label="Write here, at the end"
          isVisible
          isInTabOrder
          index={parts.length}
          commands={commands}
        />
      </div>
    </>
  );
});
