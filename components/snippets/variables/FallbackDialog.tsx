import { type SubmitEvent, useState } from 'react';
import { FormDialog } from '@/components/floating/FormDialog';
import { Button } from '@/components/ui/buttons/Button';
import { Field } from '@/components/ui/fields/Field';
import { changeFallback, fallbackInHtml } from '@/lib/domain/snippets/variable-fallback';
import { keptFallback, longestFallback, variableText } from '@/lib/domain/text/variables';
import type { Rewrite } from './RenameDialog';

interface Props {
  name: string;
  /** What the snippet says where the variable is left blank, each once; '' where it says nothing. */
  fallbacks: readonly string[];
  onRewrite: Rewrite;
  onClose: () => void;
}

/** What the email says where nothing is filled in, the same in all of the snippet. */
export function FallbackDialog({ name, fallbacks, onRewrite, onClose }: Props) {
  const [typed, setTyped] = useState(fallbacks.find((fallback) => fallback !== '') ?? '');
  const [isRefused, setRefused] = useState(false);
  const fallback = keptFallback(typed);

  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    setRefused(fallback === null);
    if (fallback === null) return;
    const change = { name, fallback };
    if (fallbacks.some((said) => said !== fallback)) {
      onRewrite(
        (html) => fallbackInHtml(html, change),
        (edited, saved, texts) => changeFallback(edited, saved, change, texts),
      );
    }
    onClose();
  };

  return (
    <FormDialog
      title={`If “${name}” is left blank`}
      action={
        <Button variant="contained" type="submit">
          Apply
        </Button>
      }
      onSubmit={apply}
      onClose={onClose}
    >
      <Field
        label="The email says"
        autoFocus
        autoComplete="off"
        placeholder="your dog"
        maxLength={longestFallback}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setRefused(false);
        }}
        error={isRefused ? 'This cannot hold braces, or begin with | or “default:”.' : undefined}
        hint={hintFor(name, fallback, fallbacks)}
      />
    </FormDialog>
  );
}

function hintFor(name: string, fallback: string | null, fallbacks: readonly string[]): string | undefined {
  if (fallback === null) return undefined;
  if (fallback === '') return 'Without it, an email asks for this to be filled in.';
  const reads = `It will read ${variableText({ name, fallback })}`;
  return fallbacks.length > 1 ? `${reads} in the whole snippet, where it differs now.` : `${reads}.`;
}
