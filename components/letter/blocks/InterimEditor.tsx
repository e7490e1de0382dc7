import { useLayoutEffect, useRef, useState } from 'react';
import { escapeHtml, isBlankHtml } from '@/lib/domain/text/html-text';
import styles from './InterimEditor.module.css';

interface Props {
  label: string;
  placeholder: string;
  onChange: (text: string, html: string) => void;
}

/** Takes the keys at once, on the lines of the editor that is still on its way. */
export function InterimEditor({ label, placeholder, onChange }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <textarea
      ref={field}
      className={styles.text}
      aria-label={label}
      placeholder={placeholder}
      rows={text.split('\n').length}
      value={text}
      onChange={({ target: { value } }) => {
        setText(value);
        onChange(value, htmlOf(value));
      }}
    />
  );
}

/** Each line a paragraph, as Enter makes them in the editor. */
function htmlOf(text: string): string {
  const html = text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
  return isBlankHtml(html) ? '' : html;
}
