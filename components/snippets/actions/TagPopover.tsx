import { IconCheck, IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, useState, type SubmitEvent } from 'react';
import { Popover } from '@/components/floating/Popover';
import { snippetLimits, tagTooLong, type Snippet } from '@/lib/contracts/snippet-fields';
import { countOf } from '@/components/snippets/snippet-count';
import styles from './TagPopover.module.css';

interface Props {
  anchor: HTMLElement | null;
  snippets: readonly Snippet[];
  /** All tags of the library. */
  tags: readonly string[];
  onClose: () => void;
  onChange: (tag: string, isOn: boolean) => void;
}

/** Puts a tag on everything selected, or takes one off. */
export function TagPopover({ anchor, snippets, tags, onClose, onChange }: Props) {
  const problemId = useId();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const shown = tags.filter((tag) => tag.toLowerCase().includes(wanted.toLowerCase()));
  const isTooLong = wanted.length > snippetLimits.tag;
  const isNew = wanted !== '' && !tags.includes(wanted) && !isTooLong;

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const tag = isNew ? wanted : shown[0];
    if (tag === undefined) return;
    onChange(tag, true);
    setTyped('');
  };

  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': `Tag ${countOf(snippets.length)}`,
          className: styles.paper ?? '',
        },
      }}
    >
      <form onSubmit={add}>
        <input
          className={styles.field}
          aria-label="Tag"
          placeholder="Find or create a tag"
          value={typed}
          aria-invalid={isTooLong}
          aria-describedby={isTooLong ? problemId : undefined}
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <ul className={styles.tags}>
        {shown.map((tag) => {
          const carriers = snippets.filter((snippet) => snippet.tags.includes(tag)).length;
          const state = carriers === 0 ? 'none' : carriers === snippets.length ? 'all' : 'some';
          return (
            <li key={tag}>
              <button
                type="button"
                role="checkbox"
                aria-checked={state === 'some' ? 'mixed' : state === 'all'}
                className={styles.tag}
                onClick={() => onChange(tag, state !== 'all')}
              >
                <span className={styles.box} data-state={state} aria-hidden>
                  {state === 'some' ? (
                    <IconMinus size={12} stroke={2.6} />
                  ) : (
                    <IconCheck size={12} stroke={2.6} />
                  )}
                </span>
                {tag}
              </button>
            </li>
          );
        })}
        {isNew && (
          <li>
            <button
              type="button"
              className={styles.tag}
              onClick={() => {
                onChange(wanted, true);
                setTyped('');
              }}
            >
              <IconPlus size={16} stroke={1.6} aria-hidden />
              Create “{wanted}”
            </button>
          </li>
        )}
      </ul>
      {isTooLong ? (
        <p id={problemId} role="alert" className={styles.problem}>
          {tagTooLong}
        </p>
      ) : (
        shown.length === 0 && !isNew && <p className={styles.empty}>Type a name for the first tag.</p>
      )}
    </Popover>
  );
}
