import { IconDots, IconMailPlus } from '@tabler/icons-react';
import Link from 'next/link';
import { memo, type MouseEvent } from 'react';
import { FavoriteStar } from '@/components/snippets/favorites/FavoriteStar';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { htmlToLine } from '@/lib/domain/text/html-text';
import type { SearchMarks } from '@/components/snippets/use-search-marks';
import { versionOrder } from '@/lib/domain/snippets/version-state';
import { addToLetterAddress, editAddress } from '@/components/snippets/snippet-addresses';
import { Marked } from '@/components/snippets/Marked';
import { OwnerMark } from './OwnerMark';
import { RowCheckbox } from '@/components/snippets/RowCheckbox';
import styles from './SnippetTable.module.css';
import { VersionBadges } from './VersionBadges';

/** What is on this device of a snippet and not with the server: text that was never saved, or a save that waits for the network. */
export type Unsent = 'draft' | 'waiting';

const unsentMarks: Readonly<Record<Unsent, { text: string; hint: string }>> = {
  draft: { text: 'Draft', hint: 'It has changes on this device that were never saved' },
  waiting: { text: 'Waiting', hint: 'Saved on this device, and sent when the network is back' },
};

export interface RowHandlers {
  toggle: (id: string, isRange: boolean) => void;
  activate: (id: string, index: number) => void;
  open: (snippet: Snippet) => void;
  openMenu: (snippet: Snippet, anchor: HTMLElement) => void;
  /** The pointer rests on its text, or has left it. */
  rest: (snippet: Snippet, anchor: HTMLElement) => void;
  leave: () => void;
}

interface Props extends RowHandlers {
  snippet: Snippet;
  /** Counted from 1, the header being the first. */
  rowIndex: number;
  /** The one row that Tab reaches. */
  isActive: boolean;
  isSelected: boolean;
  /** Given where there is more than one library. */
  organizationName: string | null;
  /** Whether both libraries are in the list. */
  isMixed: boolean;
  time: string;
  unsent: Unsent | null;
  isFavorite: boolean;
  isOriginalChanged: boolean;
  /** null: nothing is marked. */
  marks: SearchMarks | null;
  /** Where it stands in the list, in pixels. */
  top: number;
}

export const SnippetRow = memo(function SnippetRow({
  snippet,
  rowIndex,
  isActive,
  isSelected,
  organizationName,
  isMixed,
  time,
  unsent,
  isFavorite,
  isOriginalChanged,
  marks,
  top,
  toggle,
  activate,
  open,
  openMenu,
  rest,
  leave,
}: Props) {
  const { id, title, tags, versions } = snippet;
  const tabIndex = isActive ? 0 : -1;
  const html = versionOrder.map((sex) => versions[sex]?.html).find((each) => each !== undefined) ?? '';
  const line = marks?.lineWithHit(snippet) ?? htmlToLine(html);

  const openByClick = (event: MouseEvent) => {
    const isOnControl = (event.target as Element).closest('button, a, input, label') !== null;
    // The second click of a double one, and the end of marking some of the text, open nothing.
    if (isOnControl || event.detail > 1 || !getSelection()?.isCollapsed) return;
    open(snippet);
  };

  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={isSelected}
      aria-label={title}
      data-id={id}
      tabIndex={tabIndex}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
      onFocus={() => activate(id, rowIndex - 2)}
      onClick={openByClick}
    >
      <div role="gridcell" className={styles.check}>
        <RowCheckbox
          label={`Select ${title}`}
          checked={isSelected}
          tabIndex={tabIndex}
          onToggle={(isRange) => toggle(id, isRange)}
        />
      </div>
      <div
        role="gridcell"
        className={styles.text}
        data-peek
        onPointerEnter={({ pointerType, currentTarget }) =>
          pointerType !== 'touch' && rest(snippet, currentTarget)
        }
        onPointerLeave={leave}
      >
        <Link href={editAddress(snippet)} tabIndex={-1} className={styles.title}>
          {isFavorite && <FavoriteStar />}
          <Marked text={title} marks={marks} />
        </Link>
        <span className={styles.line}>
          {isFavorite && <VisuallyHidden>Favorite. </VisuallyHidden>}
          {unsent !== null && (
            <span className={styles.draft} title={unsentMarks[unsent].hint}>
              {unsentMarks[unsent].text}
            </span>
          )}
          {isOriginalChanged && (
            <span className={styles.draft} title="What it was copied from says something else now">
              Original changed
            </span>
          )}
          {isMixed && organizationName !== null && (
            <span className={styles.owner}>
              <OwnerMark orgId={snippet.orgId} organizationName={organizationName} />
            </span>
          )}
          <Marked text={line} marks={marks} />
        </span>
      </div>
      <div role="gridcell" className={styles.tags} title={tags.join(', ')}>
        <Marked text={tags.join(', ')} marks={marks} />
      </div>
      <div role="gridcell" className={styles.versions}>
        <VersionBadges versions={versions} />
      </div>
      {organizationName !== null && (
        <div role="gridcell" className={styles.library}>
          {snippet.orgId === undefined ? 'Mine' : organizationName}
        </div>
      )}
      <div role="gridcell" className={styles.time}>
        {time}
      </div>
      <div role="gridcell" className={styles.actions}>
        <IconButton
          href={addToLetterAddress(snippet)}
          aria-label={`Use ${title} in an email`}
          title="Use in an email"
          tabIndex={tabIndex}
          className={styles.compose ?? ''}
        >
          <IconMailPlus size={16} stroke={1.6} aria-hidden />
        </IconButton>
        <IconButton
          aria-label={`More for ${title}`}
          aria-haspopup="menu"
          tabIndex={tabIndex}
          onClick={(event) => openMenu(snippet, event.currentTarget)}
        >
          <IconDots size={16} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
});
