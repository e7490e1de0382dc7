import { IconGripVertical } from '@tabler/icons-react';
import {
  memo,
  useMemo,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent as PointerPress,
} from 'react';
import { ErrorBoundary } from '@/components/ui/feedback/ErrorBoundary';
import type { Variable } from '@/lib/contracts/snippet-fields';
import type { VariableColors } from '@/lib/domain/letter/letter-colors';
import type { LetterPart } from '@/lib/domain/letter/letter-text';
import { optionalPartsOf } from '@/lib/domain/letter/optional-parts';
import { BlockEditor } from './BlockEditor';
import { BrokenBlock } from './BrokenBlock';
import { PartControl } from './PartControl';
import { PartValues } from './PartValues';
import type { ReportBroken } from '@/components/letter/use-broken-parts';
import { clickedLine } from '@/components/letter/clicked-line';
import type { LetterCommands, Opening } from '@/components/letter/use-letter-commands';
import styles from './LetterBlock.module.css';
import { RichTextView, type PartsView } from '@/components/rich-text/RichTextView';
import { blockElementId } from '@/components/letter/element-ids';

interface Props {
  part: LetterPart;
  title: string;
  number: number | null;
  index: number;
  colors: VariableColors;
  variables: readonly Variable[];
  isSelected: boolean;
  /** The block at which Tab enters the letter. */
  isEntry: boolean;
  isDragged: boolean;
  editing: Opening | null;
  onDragStart: (blockId: string, press: PointerPress<HTMLElement>) => void;
  commands: LetterCommands;
  onCopy: () => void;
  onBroken: ReportBroken;
}

export const LetterBlock = memo(LetterBlockView, (before, after) => {
  const { part, editing, onDragStart: _drag, onCopy: _copy, ...rest } = before;
  if (part.block !== after.part.block || part.richText !== after.part.richText) return false;
  if (part.whole !== after.part.whole) return false;
  if (part.text.spokenOf !== after.part.text.spokenOf || editing !== after.editing) return false;
  return (Object.keys(rest) as (keyof typeof rest)[]).every((key) => before[key] === after[key]);
});

function LetterBlockView({
  part,
  title,
  number,
  index,
  colors,
  variables,
  isSelected,
  isEntry,
  isDragged,
  editing,
  onDragStart,
  commands,
  onCopy,
  onBroken,
}: Props) {
  const { block, text } = part;
  const name = number === null ? title : `Snippet ${number}: ${title}`;

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (editing !== null || !(event.target instanceof Element)) return;
    if (event.target.closest('button') !== null) return;
    if (!event.currentTarget.ownerDocument.getSelection()?.isCollapsed) return;
    event.preventDefault();
    const variable = event.target.closest<HTMLElement>('[data-variable]')?.dataset.variable;
    if (variable !== undefined) commands.jumpTo({ at: 'field', name: variable });
    // A first tap on a touch screen selects, so that the keyboard does not cover what was tapped.
    else if (!isSelected && (event.nativeEvent as PointerEvent).pointerType === 'touch')
      commands.select(block.id);
    else {
      const view = event.currentTarget.firstElementChild;
      const hasParts = optionalPartsOf(part.whole).length > 0;
      const line = hasParts && view ? clickedLine(event.target, view) : null;
      commands.edit(block.id, { left: event.clientX, top: event.clientY }, line);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      commands.moveTo(block.id, index + (event.key === 'ArrowUp' ? -1 : 1));
      return;
    }
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === 'F2') commands.edit(block.id);
    else if (event.key === 'Delete' || event.key === 'Backspace') commands.remove(block.id);
    else if (event.key === 'Escape') commands.select(null);
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      focusBeside(event.currentTarget, event.key === 'ArrowUp' ? -1 : 1);
    } else return;
    event.preventDefault();
  };

  return (
    <div
      id={blockElementId(block.id)}
      className={styles.block}
      role="group"
      aria-label={name}
      aria-describedby="block-keys"
      tabIndex={isEntry ? 0 : -1}
      data-kind={block.kind}
      data-selected={isSelected || undefined}
      data-dragged={isDragged || undefined}
      onFocus={(event) => {
        if (event.target === event.currentTarget) commands.select(block.id);
      }}
      onKeyDown={onKeyDown}
    >
      <div className={styles.gutter} data-beside-letter aria-hidden>
        <span
          className={styles.handle}
          onPointerDown={(event) => {
            commands.select(block.id);
            onDragStart(block.id, event);
          }}
        >
          <IconGripVertical size={16} stroke={1.6} aria-hidden />
        </span>
        <span className={styles.number}>{number}</span>
      </div>
      <ErrorBoundary
        of={text.html}
        onBroken={() => onBroken(block.id, text.html)}
        fallback={(tryAgain) => (
          <BrokenBlock
            title={title}
            onRetry={() => {
              // What broke may be the editor: the text alone may well be shown.
              commands.endEdit();
              onBroken(block.id, null);
              tryAgain();
            }}
            onRemove={() => commands.remove(block.id)}
          />
        )}
      >
        <PartValues text={text}>
          {editing === null ? (
            // Keys reach the same through the block itself.
            <div className={styles.body} onClick={onClick}>
              <PartText
                part={part}
                isInTabOrder={isEntry}
                commands={commands}
                colors={colors}
                sex={text.shown === null && block.kind === 'snippet' && !text.edited ? null : text.spokenOf}
              />
            </div>
          ) : (
            <BlockEditor
              key={block.id}
              part={part}
              title={title}
              colors={colors}
              variables={variables}
              at={editing.at}
              line={editing.line ?? null}
              commands={commands}
              onCopy={onCopy}
            />
          )}
        </PartValues>
      </ErrorBoundary>
    </div>
  );
}

/** A text that could not even be read is a block that cannot be shown. */
function PartText({
  part,
  isInTabOrder,
  commands,
  ...look
}: { part: LetterPart; isInTabOrder: boolean; commands: LetterCommands } & Pick<
  ComponentProps<typeof RichTextView>,
  'colors' | 'sex'
>) {
  const { block, whole, out, error } = part;
  const parts = useMemo<PartsView>(
    () => ({
      out,
      control: (optional) => (
        <PartControl
          blockId={block.id}
          part={optional}
          text={optionalPartsOf(whole)[optional.place]?.words ?? ''}
          isOut={out.includes(optional.place)}
          isInTabOrder={isInTabOrder}
          commands={commands}
        />
      ),
    }),
    [block.id, whole, out, isInTabOrder, commands],
  );
  if (error !== undefined) throw error;
  return <RichTextView richText={whole} parts={parts} {...look} />;
}

function focusBeside(block: HTMLElement, step: 1 | -1): void {
  const blocks = [...document.querySelectorAll<HTMLElement>('[id^="block-"][role="group"]')];
  blocks[blocks.indexOf(block) + step]?.focus();
}
