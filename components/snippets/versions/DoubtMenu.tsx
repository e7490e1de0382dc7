import MenuItem from '@mui/material/MenuItem';
import { Menu } from '@/components/floating/Menu';
import { Kbd } from '@/components/ui/Kbd';
import type { OpenDoubt } from '@/lib/domain/snippets/version-review';
import styles from './DoubtMenu.module.css';

interface Props {
  doubt: OpenDoubt;
  /** Of the word, in the window. */
  at: DOMRect;
  onDecide: (word: string) => void;
  onClose: () => void;
}

/** What the menu may need below the word. */
const room = 200;

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
  const isAbove = at.bottom + room > window.innerHeight;
  return (
    <Menu
      open
      anchorReference="anchorPosition"
      anchorPosition={{ left: at.left, top: isAbove ? at.top - 8 : at.bottom + 8 }}
      transformOrigin={{ horizontal: 'left', vertical: isAbove ? 'bottom' : 'top' }}
      onClose={onClose}
      onKeyDown={(event) => {
        const word = words[Number(event.key) - 1];
        if (word === undefined) return;
        // The text may have the focus before the key is typed.
        event.preventDefault();
        onDecide(word);
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
