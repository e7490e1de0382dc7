import { useEffect, useRef } from 'react';
import { RichTextView } from '@/components/rich-text/RichTextView';
import { isFocusLost } from '@/lib/client/browser/lost-focus';
import { Button } from '@/components/ui/buttons/Button';
import type { Variable } from '@/lib/contracts/snippet-fields';
import { parseRichText } from '@/lib/domain/text/rich-text';
import { sexNames } from '@/lib/domain/snippets/version-state';
import styles from './MakingView.module.css';
import type { Making } from './use-make-in-editor';

interface Props {
  making: Making;
  variables: readonly Variable[];
  onStop: () => void;
}

/** A version as it comes in; what stood here before is kept until all of it is here. */
export function MakingView({ making, variables, onStop }: Props) {
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What had the focus is hidden with the text, or went with the dialog that asked.
    const { activeElement: focused } = document;
    if (isFocusLost() || stop.current?.closest('[role="tabpanel"]')?.contains(focused)) stop.current?.focus();
  }, []);
  const colors = new Map(variables.map(({ name, color }) => [name, color]));
  return (
    <div className={styles.making}>
      <div className={styles.bar}>
        <p role="status">
          Making {sexNames[making.sex].toLowerCase()} from {sexNames[making.source].toLowerCase()}…
        </p>
        <Button ref={stop} onClick={onStop}>
          Stop
        </Button>
      </div>
      <div className={styles.sheet} aria-busy="true">
        <RichTextView richText={parseRichText(making.html)} colors={colors} sex={null} />
        <span className={styles.caret} aria-hidden />
      </div>
    </div>
  );
}
