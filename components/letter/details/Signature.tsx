import { memo, useState } from 'react';
import { BrokenPart } from '@/components/ui/feedback/BrokenPart';
import { ErrorBoundary } from '@/components/ui/feedback/ErrorBoundary';
import { onDemand } from '@/components/on-demand/on-demand';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useSignedInUser } from '@/contexts/AuthContext';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import type { VariableColors } from '@/lib/domain/letter/letter-colors';
import { proposedSignature } from '@/lib/domain/letter/proposed-signature';
import { parseRichText, withoutEmptyEnds } from '@/lib/domain/text/rich-text';
import type { OpenSignature } from './use-letter-signature';
import { RichTextView } from '@/components/rich-text/RichTextView';
import styles from './Signature.module.css';
import { signatureId } from '@/components/letter/element-ids';

const SignatureDialog = onDemand(() =>
  import('./SignatureDialog').then(({ SignatureDialog }) => SignatureDialog),
);

interface Props {
  uid: string;
  signature: OpenSignature;
}

const noColors: VariableColors = new Map();

/** The trainer's own closing, which every letter ends with. */
export const Signature = memo(function Signature({ uid, signature }: Props) {
  const { displayName } = useSignedInUser();
  const [isOpen, setOpen] = useState(false);
  /** What was typed and is neither saved nor given up. */
  const [typed, setTyped] = useState<string | null>(null);
  const { notify } = useNotifications();
  const { html, hasFailed, isChangeable, retry, ask } = signature;
  const change = async () => {
    const error = isChangeable ? null : await ask();
    if (error === null) setOpen(true);
    else notify({ text: `Your signature could not be loaded. ${errorSentence(error)}`, severity: 'error' });
  };
  return (
    <div className={styles.signature}>
      {html === undefined ? (
        <p className={styles.unknown} data-beside-letter>
          {hasFailed ? 'Your signature could not be loaded.' : 'Your signature is still loading.'}
        </p>
      ) : (
        html !== '' && (
          <ErrorBoundary
            of={html}
            fallback={(tryAgain) => (
              <div data-beside-letter>
                <BrokenPart text="Your signature could not be shown." onRetry={tryAgain} />
              </div>
            )}
          >
            <SignatureText html={html} />
          </ErrorBoundary>
        )
      )}
      <button
        type="button"
        id={signatureId}
        className={styles.change}
        data-beside-letter
        onClick={() => (html === undefined ? retry() : void change())}
      >
        {html === undefined ? 'Try again' : html === '' ? 'Add your signature' : 'Change signature'}
      </button>
      {isOpen && html !== undefined && (
        <SignatureDialog
          uid={uid}
          html={typed ?? (html === '' ? proposedSignature(displayName) : html)}
          onChange={setTyped}
          onClose={() => {
            setTyped(null);
            setOpen(false);
          }}
          onDismiss={() => setOpen(false)}
        />
      )}
    </div>
  );
});

const SignatureText = ({ html }: { html: string }) => (
  <RichTextView richText={withoutEmptyEnds(parseRichText(html))} colors={noColors} sex={null} />
);
