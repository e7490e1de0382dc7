import type { ReactNode } from 'react';
import styles from './BrokenPart.module.css';
import { Button } from '@/components/ui/buttons/Button';

interface Props {
  /** Names the part, and says what has become of it. */
  text: string;
  onRetry: () => void;
  /** What else can be done about it. */
  children?: ReactNode;
}

/** Stands in the place of a part that cannot be drawn; everything else goes on. */
export function BrokenPart({ text, onRetry, children }: Props) {
  return (
    <div role="alert" className={styles.part}>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
        {children}
      </div>
    </div>
  );
}
