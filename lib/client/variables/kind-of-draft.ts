import * as z from 'zod/mini';
import { variableKindSchema, type VariableKind } from '@/lib/contracts/variable-kinds';
import { askedByDraft, type KindDraft } from '@/lib/domain/variables/kind-draft';

/** The kind that a draft is, or the sentence that says why it is none. */
export function kindOfDraft(draft: KindDraft): { kind: VariableKind } | { refused: string } {
  const { type, amount, number } = draft;
  const typed = type === 'money' ? amount : type === 'number' ? number : '';
  if (Number.isNaN(Number(typed))) return { refused: `“${typed.trim()}” is not a number.` };
  const parsed = z.safeParse(variableKindSchema, askedByDraft(draft));
  if (parsed.success) return { kind: parsed.data };
  const said = parsed.error.issues[0]?.message;
  if (said?.endsWith('.')) return { refused: said };
  return {
    refused:
      type === 'date'
        ? 'The days are a whole number, 366 at most.'
        : 'The number is too large, or less than nothing.',
  };
}
