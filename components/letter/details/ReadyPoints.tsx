import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { LetterCommands } from '@/components/letter/use-letter-commands';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Cure, ReadyCheck, ReadyTopic } from '@/lib/domain/letter/ready-point';
import { listed } from '@/lib/domain/text/listed';
import { PointRow } from './PointRow';
import styles from './ReadyCheckList.module.css';

const topicNames: Readonly<Record<ReadyTopic, string>> = {
  details: 'details',
  subject: 'subject',
  braces: 'braces',
  pronouns: 'pronouns',
  versions: 'versions',
  signature: 'signature',
  letter: 'letter',
};

/** What is still open, each point with its cure in place, and what is in order. */
export function ReadyPoints({ check, commands }: { check: ReadyCheck; commands: LetterCommands }) {
  return (
    <>
      {check.points.map((point) => (
        <PointRow
          key={point.key}
          point={point}
          Mark={point.severity === 'fix' ? IconAlertCircle : IconInfoCircle}
          commands={commands}
        >
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
        </PointRow>
      ))}
      {check.fine.length > 0 && (
        <li className={styles.fine}>
          <IconCheck size={16} stroke={1.6} aria-hidden />
          <VisuallyHidden>In order: </VisuallyHidden>
          <span>{sentence(listed(check.fine.map((topic) => topicNames[topic])))}</span>
        </li>
      )}
    </>
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
    case 'tell-of-several':
      return 'Two or more dogs';
    case 'load-signature':
      return 'Try again';
  }
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
