import { TextArea } from '@/components/ui/fields/TextArea';
import type { RichText } from '@/lib/domain/text/rich-text';
import { pastedEmail } from './pasted-email';

interface Props {
  text: string;
  problem: string | null;
  onChange: (text: string) => void;
  /** What comes from the clipboard is looked through at once. */
  onPaste: (email: RichText) => void;
}

export function PasteEmail({ text, problem, onChange, onPaste }: Props) {
  return (
    <TextArea
      label="An email you have sent"
      hint="Names and pronouns are found on this device. Nothing is sent before you save or make versions."
      size="large"
      autoFocus
      spellCheck={false}
      placeholder="Paste it here, with its subject line if you like."
      error={problem ?? undefined}
      value={text}
      onChange={onChange}
      onPaste={(event) => {
        // Among words that stand there already it is one more.
        if (text.trim() !== '') return;
        const email = pastedEmail(event.clipboardData);
        if (email.length === 0) return;
        event.preventDefault();
        onPaste(email);
      }}
    />
  );
}
