import MenuItem from '@mui/material/MenuItem';
import { Menu } from '@/components/floating/Menu';
import { Kbd } from '@/components/ui/Kbd';
import type { OpenDoubt } from '@/lib/domain/version-review';
import styles from './DoubtMenu.module.css';

interface Props {
  doubt: OpenDoubt;
  /** Of the word, in the window. */
  at: DOMRect;
  onDecide: (word: string) => void;
  onClose: () => void;
}

/** The word that stands and the other one, each with what it would mean. */
export function DoubtMenu({ doubt, at, onDecide, onClose }: Props) {
  const { chosen, alternative, source, why } = doubt;
  const words = [chosen, alternative];
  const meaningOf = (word: string) =>
    word.toLowerCase() === source.word.toLowerCase()
      ? 'not the dog, stays as it is'
      : word === chosen
        ? 'as it stands now'
        : 'in its place';
  return (
    <Menu
      open
      anchorReference="anchorPosition"
      anchorPosition={{ left: at.left, top: at.bottom + 8 }}
      onClose={onClose}
      onKeyDown={(event) => {
        const word = words[Number(event.key) - 1];
        if (word !== undefined) onDecide(word);
      }}
      slotProps={{ list: { 'aria-label': why } }}
    >
      <li role="presentation" className={styles.why}>
        {why}
      </li>
      {words.map((word, index) => (
        <MenuItem key={word} className={styles.option ?? ''} onClick={() => onDecide(word)}>
          <b className={styles.word}>{word}</b>
          <span className={styles.meaning}>{meaningOf(word)}</span>
          <Kbd keys={String(index + 1)} />
        </MenuItem>
      ))}
    </Menu>
  );
}
