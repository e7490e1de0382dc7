import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import styles from './ChoiceTrigger.module.css';

interface Props extends ComponentProps<'button'> {
  /** Without a frame, among words. */
  isQuiet?: boolean;
}

/** A button that opens what there is to choose from; its words are what is chosen. */
export function ChoiceTrigger({ isQuiet = false, className, children, ...rest }: Props) {
  const look = [styles.trigger, isQuiet && styles.quiet, className].filter(Boolean).join(' ');
  return (
    <button type="button" {...rest} className={look}>
      <span className={styles.words}>{children}</span>
      <IconChevronDown size={16} stroke={1.6} aria-hidden />
    </button>
  );
}
