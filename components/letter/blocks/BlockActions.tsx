import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowUp,
  IconBookmarkPlus,
  IconEdit,
  IconTextPlus,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { memo, useState } from 'react';
import { Hint } from '@/components/on-demand/Hint';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { editAddress } from '@/components/snippets/snippet-addresses';
import type { LetterPart } from '@/lib/domain/letter/letter-text';
import styles from './BlockActions.module.css';
import type { LetterCommands } from '@/components/letter/use-letter-commands';
import { SaveAsSnippet, saveAsSnippetPreload } from '@/components/letter/own-text/SaveAsSnippet';
import { isBlankHtml } from '@/lib/domain/text/html-text';
import { VersionButton } from './VersionButton';

interface Props {
  part: LetterPart;
  title: string;
  index: number;
  count: number;
  commands: LetterCommands;
}

/** The selected block's name and what can be done with it, in the gap above it. */
export const BlockActions = memo(function BlockActions({ part, title, index, count, commands }: Props) {
  const { block, text } = part;
  const [isSaving, setSaving] = useState(false);
  const isOwn = block.kind === 'text' || text.edited;
  return (
    <div className={styles.bar} role="toolbar" aria-label={title}>
      <span className={styles.title} aria-hidden>
        {title}
      </span>
      {block.kind === 'snippet' && text.shown !== null && !text.edited && (
        <VersionButton block={block} text={text} commands={commands} />
      )}
      {text.edited && <span className={styles.state}>edited</span>}
      <span className={styles.space} />
      {text.edited && (
        <Action
          label="Back to the snippet’s text"
          icon={IconArrowBackUp}
          onClick={() => commands.actions.dropEdit(block.id)}
        />
      )}
      {isOwn && !isBlankHtml(text.html) && (
        <Action
          {...saveAsSnippetPreload}
          label="Save as a snippet"
          icon={IconBookmarkPlus}
          onClick={() => setSaving(true)}
        />
      )}
      {isSaving && <SaveAsSnippet html={text.html} sex={text.spokenOf} onClose={() => setSaving(false)} />}
      <Action label="Write above" icon={IconTextPlus} onClick={() => commands.writeAt(index)} />
      <Action
        label="Move up"
        icon={IconArrowUp}
        isDisabled={index === 0}
        onClick={() => commands.moveTo(block.id, index - 1)}
      />
      <Action
        label="Move down"
        icon={IconArrowDown}
        isDisabled={index === count - 1}
        onClick={() => commands.moveTo(block.id, index + 1)}
      />
      {block.kind === 'snippet' && (
        <Hint text="Open snippet">
          <IconButton
            href={editAddress({
              id: block.snippetId,
              ...(block.orgId === undefined ? {} : { orgId: block.orgId }),
            })}
            size="small"
            aria-label="Open snippet"
          >
            <IconEdit size={14} stroke={1.6} aria-hidden />
          </IconButton>
        </Hint>
      )}
      <Action label="Remove from email" icon={IconX} onClick={() => commands.remove(block.id)} />
    </div>
  );
});

interface ActionProps extends Partial<typeof saveAsSnippetPreload> {
  label: string;
  icon: Icon;
  isDisabled?: boolean;
  onClick: () => void;
}

/** Stays focusable while there is nothing to do, so that moving to an end does not drop the focus. */
function Action({ label, icon: ActionIcon, isDisabled = false, onClick, ...preload }: ActionProps) {
  return (
    <Hint text={label}>
      <IconButton
        {...preload}
        size="small"
        aria-label={label}
        aria-disabled={isDisabled}
        className={isDisabled ? styles.disabled : undefined}
        onClick={() => {
          if (!isDisabled) onClick();
        }}
      >
        <ActionIcon size={14} stroke={1.6} aria-hidden />
      </IconButton>
    </Hint>
  );
}
