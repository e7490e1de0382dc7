import MenuItem from '@mui/material/MenuItem';
import { Menu } from '@/components/floating/Menu';
import { Kbd } from '@/components/ui/Kbd';
import type { OpenDoubt } from '@/lib/domain/snippets/version-review';
import { doubtAnswers } from '@/lib/domain/snippets/doubt-answers';
import styles from './DoubtMenu.module.css';

interface Props {
  doubt: OpenDoubt;
  /** Of the word, in the window. */
  at: DOMRect;
  onDecide: (word: string) => void;
  onClose: () => void;
}

/** What the menu may need below the word. */
const room = 240;

/** The word that stands and the other one, each with what it would mean. */
export function DoubtMenu({ doubt, at, onDecide, onClose }: Props) {
  const { why } = doubt;
  const answers = doubtAnswers(doubt);
  const isAbove = at.bottom + room > window.innerHeight;
  return (
    <Menu
      open
      anchorReference="anchorPosition"
      anchorPosition={{ left: at.left, top: isAbove ? at.top - 8 : at.bottom + 8 }}
      transformOrigin={{ horizontal: 'left', vertical: isAbove ? 'bottom' : 'top' }}
      onClose={onClose}
      onKeyDown={(event) => {
        const answer = answers[Number(event.key) - 1];
        if (answer === undefined) return;
        // The text may have the focus before the key is typed.
        event.preventDefault();
        onDecide(answer.word);
      }}
      slotProps={{ list: { 'aria-label': why } }}
    >
      <li role="presentation" className={styles.why}>
        {why}
      </li>
      {answers.map(({ word, means, then }, index) => (
        <MenuItem key={word} className={styles.option ?? ''} onClick={() => onDecide(word)}>
          <b className={styles.word}>{word}</b>
          <span className={styles.meaning}>
            {means}
            <small>{then}</small>
          </span>
          <Kbd keys={String(index + 1)} />
        </MenuItem>
      ))}
    </Menu>
  );
}
