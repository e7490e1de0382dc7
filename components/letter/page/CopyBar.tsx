import { IconCheck, IconChevronDown, IconCopy, IconShare2 } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { LazyActions, actionsPreload } from '@/components/on-demand/LazyActions';
import { useStored } from '@/lib/client/device/local-storage';
import { isMailWay, mailWay, mailWays } from '@/lib/domain/letter/mail-ways';
import { modifierKey } from '@/lib/client/browser/modifier-key';
import styles from './CopyBar.module.css';
import type { LetterCopying } from './use-letter-copying';
import { copyButtonId } from '@/components/letter/element-ids';

interface Props {
  copying: LetterCopying;
  hasOpenPoints: boolean;
}

/** Where letters were opened to be sent, the last time that it was chosen here. */
const mailWayKey = 'mailWay';

/** A phone's or tablet's; a computer's is no better than copying. */
const hasShareSheet = () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;

/** The way out: always in sight, whatever is still open. */
export const CopyBar = memo(function CopyBar({ copying, hasOpenPoints }: Props) {
  const { copied, ...ways } = copying;
  const isCopied = copied === 'letter';
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [maySend] = useState(hasShareSheet);
  const [kept, keepWay] = useStored(mailWayKey);
  const usual = isMailWay(kept) ? kept : 'program';
  return (
    <div className={styles.bar} data-bottom-bar>
      <div className={styles.split} data-tour="copy" data-shares={maySend || undefined}>
        <Button id={copyButtonId} variant="contained" className={styles.main} onClick={ways.copy}>
          {isCopied ? (
            <IconCheck size={16} stroke={1.6} aria-hidden />
          ) : (
            <IconCopy size={16} stroke={1.6} aria-hidden />
          )}
          {isCopied ? 'Copied' : 'Copy email'}
          <span className={styles.keys} aria-hidden>
            <kbd>{modifierKey().printed} ↵</kbd>
          </span>
        </Button>
        {maySend && (
          <Button variant="contained" className={styles.more} aria-label="Share" onClick={ways.share}>
            <IconShare2 size={16} stroke={1.6} aria-hidden />
          </Button>
        )}
        <Button
          {...actionsPreload}
          variant="contained"
          className={styles.more}
          aria-label="More ways to copy"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <IconChevronDown size={16} stroke={1.6} aria-hidden />
        </Button>
      </div>
      <LazyActions
        anchor={anchor}
        onClose={() => setAnchor(null)}
        isAbove
        label="More ways to copy"
        className={styles.menu}
        actions={[
          { key: 'formatted', label: 'Copy with formatting', onChoose: ways.copy },
          { key: 'plain', label: 'Copy as plain text', onChoose: ways.copyPlain },
          { key: 'subject', label: 'Copy subject', onChoose: ways.copySubject },
          ...mailWays.map((way) => ({
            key: way,
            label: mailWay[way].name,
            onChoose: () => {
              keepWay(way);
              ways.openInMail(way);
            },
          })),
          { key: 'draft', label: 'Save as a draft (.eml)', onChoose: ways.saveDraft },
          { key: 'print', label: 'Print as a handout', onChoose: ways.print },
        ]}
      />
      <div className={styles.foot}>
        <span>{hasOpenPoints ? 'You can copy it as it is.' : 'Pastes with or without formatting.'}</span>
        <button type="button" className={styles.mail} onClick={() => ways.openInMail(usual)}>
          {mailWay[usual].name}
        </button>
      </div>
    </div>
  );
});
