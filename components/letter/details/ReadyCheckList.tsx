import { IconAlertCircle, IconCheck, IconChevronRight, IconInfoCircle } from '@tabler/icons-react';
import { memo } from 'react';
import { useFocusInPlace } from '@/lib/client/browser/use-focus-in-place';
import {
  countToFix,
  type Cure,
  type ReadyCheck,
  type ReadyPoint,
  type ReadyTopic,
} from '@/lib/domain/letter/ready-point';
import { listed } from '@/lib/domain/text/listed';
import type { LetterCommands } from '@/components/letter/use-letter-commands';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import styles from './ReadyCheckList.module.css';
import { copyButtonId } from '@/components/letter/element-ids';

const topicNames: Readonly<Record<ReadyTopic, string>> = {
  details: 'details',
  subject: 'subject',
  braces: 'braces',
  pronouns: 'pronouns',
  versions: 'versions',
  signature: 'signature',
  letter: 'letter',
};

interface Props {
  check: ReadyCheck;
  /** Nothing more can come to it as the letter stands. */
  isChecked: boolean;
  commands: LetterCommands;
}

/** What is still open before the letter goes out, each point with its cure in place. */
export const ReadyCheckList = memo(function ReadyCheckList({ check, isChecked, commands }: Props) {
  const toFix = countToFix(check);
  const toLook = check.points.length - toFix;
  const isEmpty = check.points.some((point) => point.topic === 'letter');
  const points = useFocusInPlace(true, () => document.getElementById(copyButtonId)?.focus());
  return (
    <section className={styles.section} aria-labelledby="ready-heading">
      <div data-tour="ready">
        <div className={styles.heading}>
          <h2 id="ready-heading">Ready check</h2>
          <span role="status" className={styles.state}>
            {toFix > 0 && <span className={styles.badge}>{toFix} to fix</span>}
            {toFix === 0 && toLook > 0 && !isEmpty && (
              <span className={styles.look}>{toLook} to look at</span>
            )}
            {check.points.length === 0 && isChecked && <span className={styles.ready}>Ready</span>}
          </span>
        </div>
        <ul {...points} className={styles.points}>
          {check.points.map((point) => (
            <PointRow key={point.key} point={point} commands={commands} />
          ))}
          {check.fine.length > 0 && (
            <li className={styles.fine}>
              <IconCheck size={16} stroke={1.6} aria-hidden />
              <VisuallyHidden>In order: </VisuallyHidden>
              <span>{sentence(listed(check.fine.map((topic) => topicNames[topic])))}</span>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
});

function PointRow({ point, commands }: { point: ReadyPoint; commands: LetterCommands }) {
  const Mark = point.severity === 'fix' ? IconAlertCircle : IconInfoCircle;
  return (
    <li className={styles.point} data-severity={point.severity}>
      <button type="button" className={styles.main} onClick={() => commands.jumpTo(point.spot)}>
        <Mark size={16} stroke={1.6} aria-hidden />
        <span>{point.says}</span>
        <IconChevronRight size={16} stroke={1.6} aria-hidden />
      </button>
      {point.lines.map((line) =>
        point.lines.length === 1 ? (
          <span key={line.text} className={styles.why}>
            {line.text}
          </span>
        ) : (
          <button
            key={line.text}
            type="button"
            className={styles.why}
            onClick={() => commands.jumpTo(line.spot)}
          >
            {line.text}
          </button>
        ),
      )}
      {point.cures.length > 0 && (
        <span className={styles.cures}>
          {point.cures.map((cure) => (
            <button
              key={`${cure.kind}${'sex' in cure ? cure.sex : ''}`}
              type="button"
              className={styles.cure}
              onClick={() => commands.cure(cure)}
            >
              {cureLabel(cure)}
            </button>
          ))}
        </span>
      )}
    </li>
  );
}

function cureLabel(cure: Cure): string {
  switch (cure.kind) {
    case 'use-version':
      return cure.shown ? `Keep ${cure.sex}` : `Use ${cure.sex}`;
    case 'make-version':
      return `Make ${cure.sex} now`;
    case 'decide':
      return 'Decide';
    case 'follow-letter':
      return 'Follow the dog’s sex';
    case 'drop-edit':
      return 'Use the snippet’s text';
    case 'change-words':
      return `Change to ${listed(cure.into, 'or')}`;
    case 'keep-words':
      return 'Not about the dog';
    case 'remove':
      return 'Remove';
    case 'load-signature':
      return 'Try again';
  }
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
