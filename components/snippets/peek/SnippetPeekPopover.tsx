import { SideCard } from '@/components/floating/SideCard';
import { RichTextView } from '@/components/rich-text/RichTextView';
import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { parseRichText } from '@/lib/domain/text/rich-text';
import { sexNames, versionOrder } from '@/lib/domain/snippets/version-state';
import { shownVersion } from './shown-version';
import styles from './SnippetPeekPopover.module.css';

interface Props {
  snippet: Snippet;
  /** Of the dog at hand; null: of none. */
  sex: Sex | null;
  anchor: HTMLElement;
  side: 'right' | 'below';
  onEnter: () => void;
  onLeave: () => void;
}

/** A snippet as a whole, beside its row or below its title. */
export function SnippetPeekPopover({ snippet, sex: wanted, anchor, side, onEnter, onLeave }: Props) {
  const { title, tags, versions, variables } = snippet;
  const written = versionOrder.filter((each) => versions[each]);
  const sex = shownVersion(snippet, wanted);
  const colors = new Map(variables.map(({ name, color }) => [name, color]));
  return (
    <SideCard anchor={anchor} side={side} onEnter={onEnter} onLeave={onLeave}>
      <p className={styles.title}>{title}</p>
      <p className={styles.about}>
        {[...(sex && written.length > 1 ? [sexNames[sex]] : []), ...tags].join(' · ')}
      </p>
      {sex && <RichTextView richText={parseRichText(versions[sex]?.html ?? '')} colors={colors} sex={null} />}
    </SideCard>
  );
}
