import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useEditorVariables } from '@/components/snippets/variables/use-editor-variables';
import { libraryVariablesQuery, type Library } from '@/lib/client/queries/snippets/snippet-queries';
import type { Sex } from '@/lib/contracts/primitives';
import { snippetLimits } from '@/lib/contracts/snippet-fields';
import { proposedWords, type ChosenWords } from '@/lib/domain/old-email/chosen-words';
import type { EmailParts } from '@/lib/domain/old-email/email-parts';
import { readOldEmail } from '@/lib/domain/old-email/old-email';
import { snippetFromEmail } from '@/lib/domain/old-email/snippet-from-email';
import { variableNameFor } from '@/lib/domain/old-email/variable-names';
import type { RichText } from '@/lib/domain/text/rich-text';

/** What an email holds around its text, each offered to be left out. */
export const emailPartNames = ['header', 'greeting', 'signature', 'earlier'] as const;
export type EmailPart = (typeof emailPartNames)[number];

const linesOf: Readonly<Record<EmailPart, (parts: EmailParts) => readonly number[]>> = {
  header: ({ headerLines }) => headerLines,
  greeting: ({ greetingLines }) => greetingLines,
  signature: ({ signatureLines }) => signatureLines,
  earlier: ({ earlierLines }) => earlierLines,
};

/** One email on its way to a snippet: what is proposed, and what was decided otherwise by hand. */
export function useOldEmail(richText: RichText, library: Library) {
  const email = useMemo(() => readOldEmail(richText), [richText]);
  const { data } = useQuery(libraryVariablesQuery(library));
  const known = useMemo(() => (data ?? []).map(({ name }) => name), [data]);
  const names = useMemo(
    () => ({ dog: variableNameFor('dog', known), client: variableNameFor('client', known) }),
    [known],
  );
  const proposed = useMemo(() => proposedWords(email, names), [email, names]);
  const [byHand, setByHand] = useState<ChosenWords | null>(null);
  const chosen = byHand ?? proposed;
  const [sex, setSex] = useState<Sex>(email.sex);
  // The subject has become the title by then.
  const [leftOut, setLeftOut] = useState<ReadonlySet<EmailPart>>(new Set(['header']));
  const present = emailPartNames.filter((part) => linesOf[part](email.parts).length > 0);
  const dropped = useMemo(
    () => new Set([...leftOut].flatMap((part) => linesOf[part](email.parts))),
    [leftOut, email],
  );
  const snippet = useMemo(
    () =>
      snippetFromEmail(richText, {
        title: email.title.slice(0, snippetLimits.title),
        sex,
        names: chosen,
        dropped,
      }),
    [richText, email, sex, chosen, dropped],
  );
  const variables = useEditorVariables(library, snippet, null);
  return {
    email,
    chosen,
    choose: setByHand,
    sex,
    setSex,
    present,
    leftOut,
    leaveOut: (part: EmailPart, isOut: boolean) => {
      const next = new Set(leftOut);
      if (isOut) next.add(part);
      else next.delete(part);
      setLeftOut(next);
    },
    dropped,
    snippet,
    colors: useMemo(() => new Map(variables.all.map(({ name, color }) => [name, color])), [variables]),
    /** What a word can become, the dog and the client first. */
    choices: useMemo(
      () => [...new Set([names.dog, names.client, ...variables.all.map(({ name }) => name)])],
      [names, variables],
    ),
  };
}
