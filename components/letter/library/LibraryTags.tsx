import { useState, type ReactNode } from 'react';
import styles from './LibraryPane.module.css';

interface Props {
  /** The most used first. */
  tags: readonly string[];
  chosen: readonly string[];
  onToggle: (tag: string) => void;
  isFavorite: boolean;
  /** null: there are no favorites to choose. */
  onFavorite: (() => void) | null;
  /** What is saved, whether one of it is shown, and about as many characters as it says; null: nothing is saved. */
  saved: { readonly chip: ReactNode; readonly isChosen: boolean; readonly length: number } | null;
  /** Whether something is saved is not known yet: the row keeps its room. */
  isAwaited: boolean;
  /** What else holds, to be taken off. */
  others: readonly { readonly name: string; readonly onRemove: () => void }[];
}

/** About as many characters as one row holds beside the last button, and how many of them a tag's frame takes. */
const rowLength = 35;
const frameLength = 3.5;
const favoritesName = 'Favorites';

/** What is saved, favorites and tags as filters: one row of them, the rest on demand. */
export function LibraryTags(props: Props) {
  const { tags, chosen, onToggle, isFavorite, onFavorite, saved, isAwaited, others } = props;
  const [isOpen, setOpen] = useState(false);
  const ordered = [...tags].sort((a, b) => Number(chosen.includes(b)) - Number(chosen.includes(a)));
  const lengths = [
    ...(saved === null ? [] : [saved.length]),
    ...(onFavorite === null ? [] : [favoritesName.length]),
    ...others.map(({ name }) => name.length),
  ];
  const fitting = countThatFits(
    ordered,
    lengths.reduce((sum, length) => sum + length + frameLength, 0),
  );
  // Its name stands for the tags of what is saved.
  const needed = saved?.isChosen ? 0 : chosen.length;
  const shown = isOpen ? tags : ordered.slice(0, Math.max(fitting, needed));
  const hidden = tags.length - shown.length;
  if (tags.length + lengths.length === 0) return null;
  if (isAwaited) return <div className={styles.room} />;
  return (
    <div
      className={styles.tags}
      role="group"
      aria-label={saved !== null ? 'Filters' : onFavorite === null ? 'Tags' : 'Favorites and tags'}
    >
      {saved?.chip}
      {others.map(({ name, onRemove }) => (
        <button key={name} type="button" className={styles.tag} aria-pressed onClick={onRemove}>
          {name}
        </button>
      ))}
      {onFavorite !== null && (
        <button type="button" className={styles.tag} aria-pressed={isFavorite} onClick={onFavorite}>
          {favoritesName}
        </button>
      )}
      {shown.map((tag) => (
        <button
          key={tag}
          type="button"
          className={styles.tag}
          aria-pressed={chosen.includes(tag)}
          onClick={() => onToggle(tag)}
        >
          {tag}
        </button>
      ))}
      {(hidden > 0 || isOpen) && (
        <button
          type="button"
          className={styles.tag}
          aria-expanded={isOpen}
          aria-label={isOpen ? 'Fewer tags' : `${hidden} more tags`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fewer' : `+${hidden}`}
        </button>
      )}
    </div>
  );
}

/** How many tags fit beside what takes `taken` already. */
function countThatFits(tags: readonly string[], taken: number): number {
  let length = taken;
  const first = tags.findIndex((tag) => {
    length += tag.length + frameLength;
    return length > rowLength;
  });
  return first === -1 ? tags.length : Math.max(first, 1);
}
