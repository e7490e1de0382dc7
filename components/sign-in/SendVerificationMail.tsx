import { useState } from 'react';
import { call } from '@/lib/client/wire/call';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { sendVerificationMail } from '@/lib/contracts/account';
import styles from './SignIn.module.css';

type State = { status: 'idle' | 'sending' | 'sent' } | { status: 'failed'; text: string };

/** A link within a sentence that mails the link once more, and says what became of it. */
export function SendVerificationMail({ label = 'send it again' }: { label?: string }) {
  const [state, setState] = useState<State>({ status: 'idle' });

  const isSending = state.status === 'sending';

  const send = async () => {
    if (isSending) return;
    setState({ status: 'sending' });
    try {
      await call(sendVerificationMail);
      setState({ status: 'sent' });
    } catch (error) {
      setState({ status: 'failed', text: errorSentence(error) });
    }
  };
  return (
    <span role="status">
      {/* It stays, and with it the focus: the sentence around it still reads well. */}
      <button type="button" className={styles.link} aria-disabled={isSending} onClick={() => void send()}>
        {label}
      </button>
      {state.status === 'sent' && ' (it is on its way)'}
      {state.status === 'failed' && <span className={styles.error}> ({state.text})</span>}
    </span>
  );
}
