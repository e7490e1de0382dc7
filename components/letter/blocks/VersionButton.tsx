import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { LazyActions, actionsPreload } from '@/components/on-demand/LazyActions';
import type { Sex } from '@/lib/contracts/primitives';
import type { SnippetBlock } from '@/lib/domain/letter/letter';
import type { ShownText } from '@/lib/domain/letter/letter-text';
import styles from './BlockActions.module.css';
import type { LetterCommands } from '@/components/letter/use-letter-commands';

const order: readonly Sex[] = ['male', 'female', 'neutral'];
const named: Readonly<Record<Sex, string>> = { male: 'Male', female: 'Female', neutral: 'Neutral' };

interface Props {
  block: SnippetBlock;
  text: ShownText;
  commands: LetterCommands;
}

/** Which version one block shows, where it should differ from the letter's. */
export function VersionButton({ block, text, commands }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (text.shown === null) return null;
  const choose = (sex: Sex | null) => () => commands.actions.overrideSex(block.id, sex);
  return (
    <>
      <button
        {...actionsPreload}
        type="button"
        className={styles.version}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Version: ${text.shown}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text.shown}
        <IconChevronDown size={12} stroke={1.6} aria-hidden />
      </button>
      <LazyActions
        anchor={anchor}
        onClose={() => setAnchor(null)}
        actions={[
          {
            key: 'letter',
            label: 'Follow the dog’s sex',
            selected: block.sexOverride === undefined,
            onChoose: choose(null),
          },
          ...order.map((sex) => ({
            key: sex,
            label: text.available.includes(sex) ? named[sex] : `${named[sex]}: no text`,
            selected: block.sexOverride === sex,
            disabled: !text.available.includes(sex),
            onChoose: choose(sex),
          })),
        ]}
      />
    </>
  );
}
