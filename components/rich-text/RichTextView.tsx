import { Fragment, memo, useContext, type ReactNode } from 'react';
import type { Sex } from '@/lib/contracts/primitives';
import type { VariableColors } from '@/lib/domain/letter/letter-colors';
import { filledAddress } from '@/lib/domain/text/link-variables';
import { foreignPronouns } from '@/lib/domain/text/pronoun-words';
import { conditionWords } from '@/lib/domain/text/optional-part';
import type { Block, Inline, OptionalPart, RichText } from '@/lib/domain/text/rich-text';
import prose from './prose.module.css';
import styles from './RichTextView.module.css';
import { PictureView } from './PictureView';
import { ValuesContext } from './values-context';
import { VariableMark } from './VariableMark';

interface Props {
  richText: RichText;
  colors: VariableColors;
  /** Marks pronouns of another sex; null: none are marked. */
  sex: Sex | null;
  /** How optional parts are brought in and left out; without it all are shown, each with what brings it in. */
  parts?: PartsView;
}

export interface PartsView {
  /** The places of the parts that are out, and shown by their control alone. */
  readonly out: readonly number[];
  readonly control: (part: OptionalPart) => ReactNode;
}

/** A text as it will be read, its variables filled; drawn again only when something it shows has changed. */
export const RichTextView = memo(function RichTextView({ richText, ...look }: Props) {
  return (
    <div className={`${prose.prose} ${styles.text}`}>
      {richText.map((block, index) => (
        <BlockView key={index} block={block} look={look} />
      ))}
    </div>
  );
});

type Look = Omit<Props, 'richText'>;

function BlockView({ block, look }: { block: Block; look: Look }) {
  if (block.type === 'paragraph') {
    const { children, optional } = block;
    return (
      <Part as="p" optional={optional} parts={look.parts}>
        {children.length === 0 ? <br /> : inlines(children, look)}
      </Part>
    );
  }
  if (block.type === 'quote') {
    return (
      <blockquote>
        {block.children.map((child, index) => (
          <BlockView key={index} block={child} look={look} />
        ))}
      </blockquote>
    );
  }
  const items = block.items.map(({ children, optional }, index) => (
    <Part key={index} as="li" optional={optional} parts={look.parts}>
      {children.map((child, place) => (
        <BlockView key={place} block={child} look={look} />
      ))}
    </Part>
  ));
  return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}

interface PartProps {
  as: 'p' | 'li';
  optional: OptionalPart | undefined;
  parts: PartsView | undefined;
  children: ReactNode;
}

/** A paragraph or an item; one that is out keeps its place by its control. */
function Part({ as: Tag, optional, parts, children }: PartProps) {
  if (optional === undefined) return <Tag>{children}</Tag>;
  if (parts === undefined) return <Tag data-when={conditionWords(optional.when)}>{children}</Tag>;
  if (parts.out.includes(optional.place)) {
    return (
      <Tag className={styles.out} data-beside-letter>
        {parts.control(optional)}
      </Tag>
    );
  }
  return (
    <Tag className={styles.part}>
      {children}
      {parts.control(optional)}
    </Tag>
  );
}

function inlines(children: readonly Inline[], look: Look): ReactNode {
  return children.map((inline, index) => <Fragment key={index}>{inlineView(inline, look)}</Fragment>);
}

function inlineView(inline: Inline, look: Look): ReactNode {
  switch (inline.type) {
    case 'text':
      return look.sex === null ? inline.text : withMarkedPronouns(inline.text, look.sex);
    case 'break':
      return <br />;
    case 'picture':
      return <PictureView picture={inline} />;
    case 'variable':
      return <VariableMark variable={inline} colors={look.colors} />;
    case 'link':
      return <FilledLink href={inline.href}>{inlines(inline.children, look)}</FilledLink>;
    case 'mark': {
      if (inline.mark === 'keep') return inlines(inline.children, { ...look, sex: null });
      const Mark = inline.mark;
      return <Mark>{inlines(inline.children, look)}</Mark>;
    }
  }
}

function FilledLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={filledAddress(href, useContext(ValuesContext))} tabIndex={-1}>
      {children}
    </a>
  );
}

function withMarkedPronouns(text: string, sex: Sex): ReactNode {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const found of foreignPronouns(text, sex)) {
    pieces.push(text.slice(end, found.start));
    pieces.push(
      <span key={found.start} className={styles.foreign} data-foreign-pronoun>
        {found.word}
      </span>,
    );
    end = found.end;
  }
  return end === 0 ? text : [...pieces, text.slice(end)];
}
