import { useState } from 'react';
import styles from './LibraryPane.module.css';

interface Props {
  /** The most used first. */
  tags: readonly string[];
  chosen: readonly string[];
  onToggle: (tag: string) => void;
  isFavorite: boolean;
  /** null: there are no favorites to choose. */
  onFavorite: (() => void) | null;
}

/** About as many characters as one row holds beside the last button, and how many of them a tag's frame takes. */
const rowLength = 35;
const frameLength = 3.5;
const favoritesName = 'Favorites';

/** Favorites and tags as filters: one row of them, the rest on demand. */
export function LibraryTags({ tags, chosen, onToggle, isFavorite, onFavorite }: Props) {
  const [isOpen, setOpen] = useState(false);
  const ordered = [...tags].sort((a, b) => Number(chosen.includes(b)) - Number(chosen.includes(a)));
  const fitting = countThatFits(ordered, onFavorite === null ? 0 : favoritesName.length + frameLength);
  const shown = isOpen ? tags : ordered.slice(0, Math.max(fitting, chosen.length));
  const hidden = tags.length - shown.length;
  if (tags.length === 0 && onFavorite === null) return null;
  return (
    <div
      className={styles.tags}
      role="group"
      aria-label={onFavorite === null ? 'Tags' : 'Favorites and tags'}
    >
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
