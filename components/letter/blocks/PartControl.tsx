import { IconPlus } from '@tabler/icons-react';
import { useContext } from 'react';
import { partElementId } from '@/components/letter/element-ids';
import type { LetterCommands } from '@/components/letter/use-letter-commands';
import { ValuesContext } from '@/components/rich-text/values-context';
import { firstWords } from '@/lib/domain/letter/first-words';
import { fillLine } from '@/lib/domain/letter/letter-variables';
import { conditionWords } from '@/lib/domain/text/optional-part';
import type { OptionalPart } from '@/lib/domain/text/rich-text';
import styles from './PartControl.module.css';

interface Props {
  blockId: string;
  part: OptionalPart;
  /** All that the part says, with its variables in braces. */
  text: string;
  isOut: boolean;
  isInTabOrder: boolean;
  commands: LetterCommands;
}

/** Brings an optional part of a snippet into the letter, or leaves it out. */
export function PartControl({ blockId, part, text, isOut, isInTabOrder, commands }: Props) {
  const values = useContext(ValuesContext);
  const [line = ''] = text.split('\n');
  const words = firstWords(fillLine(line, values ?? {}));
  const condition = conditionWords(part.when);
  const choose = () => commands.choosePart(blockId, part, isOut, words);
  const shared = {
    id: partElementId(blockId, part.place),
    type: 'button',
    tabIndex: isInTabOrder ? 0 : -1,
    onClick: choose,
  } as const;
  if (!isOut) {
    return (
      <button
        {...shared}
        className={styles.leave}
        aria-label={`Leave out: ${words}`}
        title={`Optional, ${condition}`}
        data-beside-letter
      >
        Leave out
      </button>
    );
  }
  return (
    <button {...shared} className={styles.add}>
      <IconPlus size={14} stroke={1.6} aria-hidden />
      <span className={styles.words}>Add: {words}</span>{' '}
      {part.when.name !== undefined && <span className={styles.when}>{condition}</span>}
    </button>
  );
}
