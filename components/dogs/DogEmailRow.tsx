import { IconChevronDown } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { RichTextView } from '@/components/rich-text/RichTextView';
import { Button } from '@/components/ui/buttons/Button';
import { useSignedInUser } from '@/contexts/AuthContext';
import { copyToClipboard } from '@/lib/client/browser/clipboard';
import { useNow } from '@/lib/client/browser/use-now';
import { useDeleteDogEmail } from '@/lib/client/dogs/dog-changes';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import type { DogEmail } from '@/lib/contracts/dog-emails';
import { dayOfWeekWords } from '@/lib/domain/app/day-words';
import type { VariableColors } from '@/lib/domain/letter/letter-colors';
import { isEmptyParagraph, parseRichText, type Block } from '@/lib/domain/text/rich-text';
import { htmlOf, mailHtml } from '@/lib/domain/text/rich-text-html';
import { textOf } from '@/lib/domain/text/rich-text-plain';
import styles from './DogEmails.module.css';

interface Props {
  email: DogEmail;
  isOpenAtFirst: boolean;
  onQuote?: (html: string) => void;
  /** What has become of what was asked for. */
  onSay: (what: string) => void;
}

const noColors: VariableColors = new Map();
const startOf = (block: Block) => textOf([block], null).replace(/\s+/g, ' ').slice(0, 60);
const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** One email as it went out, folded to its day and its subject. */
export function DogEmailRow({ email, isOpenAtFirst, onQuote, onSay }: Props) {
  const id = useId();
  const { uid } = useSignedInUser();
  const now = useNow();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [isAsked, setAsked] = useState(false);
  const remove = useDeleteDogEmail(uid);
  const richText = useMemo(() => parseRichText(email.html), [email.html]);
  const day = capitalized(dayOfWeekWords(email.copiedAt, now));

  const copy = async () => {
    const isCopied = await copyToClipboard({ html: mailHtml(richText, null), text: textOf(richText, null) });
    onSay(isCopied ? 'Email copied' : 'The browser did not allow copying.');
  };
  return (
    <li className={styles.email}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={`${id}-text`}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.subject}>{email.subject === '' ? 'Without a subject' : email.subject}</span>
        <span className={styles.day}>{day}</span>
        <IconChevronDown size={16} stroke={1.6} aria-hidden className={styles.arrow} />
      </button>
      <div id={`${id}-text`} hidden={!isOpen}>
        {richText.map((block, index) =>
          isEmptyParagraph(block) ? null : (
            <div key={index} className={styles.part}>
              <RichTextView richText={[block]} colors={noColors} sex={null} />
              {onQuote && (
                <Button
                  size="small"
                  aria-label={`Quote: ${startOf(block)}`}
                  onClick={() => {
                    onQuote(htmlOf([block], null));
                    onSay('Added to the end of your email');
                  }}
                >
                  Quote
                </Button>
              )}
            </div>
          ),
        )}
        <div className={styles.tools}>
          <Button size="small" onClick={() => void copy()}>
            Copy again
          </Button>
          {isAsked ? (
            <>
              <Button
                size="small"
                autoFocus
                className={styles.delete}
                disabled={remove.isPending}
                onClick={() => remove.mutate(email.id, { onSuccess: () => onSay('Email deleted') })}
              >
                {remove.isPending ? 'Deleting' : 'Delete for good'}
              </Button>
              <Button size="small" variant="text" onClick={() => setAsked(false)}>
                Keep it
              </Button>
            </>
          ) : (
            <Button size="small" variant="text" onClick={() => setAsked(true)}>
              Delete
            </Button>
          )}
        </div>
        {remove.error !== null && (
          <p role="alert" className={styles.error}>
            It was not deleted. {errorSentence(remove.error)}
          </p>
        )}
      </div>
    </li>
  );
}
