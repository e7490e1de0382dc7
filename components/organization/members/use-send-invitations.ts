import { useState } from 'react';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import type { OrganizationScope } from '@/lib/client/queries/organizations/organization-cache';
import { useInviteMember } from '@/lib/client/queries/organizations/organization-queries';
import { useRetryKeys } from '@/lib/client/wire/use-retry-keys';
import type { Role } from '@/lib/contracts/primitives';

export type InvitationResult =
  | { email: string; outcome: 'invited' | 'notMailed' }
  | { email: string; outcome: 'refused'; sentence: string };

export interface Inviting {
  /** As it was pasted; kept while the dialog is closed, and less by those who are invited. */
  text: string;
  setText: (text: string) => void;
  role: Role;
  setRole: (role: Role) => void;
  /** What the inviter says to each of them; may be empty. */
  note: string;
  setNote: (note: string) => void;
  results: readonly InvitationResult[];
  /** How far a run is; null between runs. */
  progress: { done: number; of: number } | null;
  /** Invites one after the other; what is refused, and `rest`, stays in the text. */
  send: (emails: readonly string[], rest: readonly string[]) => Promise<boolean>;
  forget: () => void;
}

/** Inviting many: what is typed and what became of each outlive the dialog. */
export function useSendInvitations(scope: OrganizationScope): Inviting {
  const { mutateAsync } = useInviteMember(scope);
  const [text, setText] = useState('');
  const [role, setRole] = useState<Role>(2);
  const [note, setNote] = useState('');
  const [results, setResults] = useState<readonly InvitationResult[]>([]);
  const [progress, setProgress] = useState<Inviting['progress']>(null);
  const { keyOf, settle } = useRetryKeys();

  const invite = async (email: string): Promise<InvitationResult> => {
    const said = note.trim();
    const about = `${email} ${role} ${said}`;
    try {
      const { isMailed } = await mutateAsync({
        email,
        role,
        ...(said !== '' && { note: said }),
        key: keyOf(about),
      });
      settle(about);
      return { email, outcome: isMailed ? 'invited' : 'notMailed' };
    } catch (error) {
      return { email, outcome: 'refused', sentence: errorSentence(error) };
    }
  };

  const send = async (emails: readonly string[], rest: readonly string[]) => {
    const run: InvitationResult[] = [];
    setResults([]);
    for (const email of emails) {
      setProgress({ done: run.length, of: emails.length });
      run.push(await invite(email));
      setResults([...run]);
    }
    setProgress(null);
    const left = run.filter(({ outcome }) => outcome === 'refused').map(({ email }) => email);
    setText([...left, ...rest].join('\n'));
    if (left.length === 0 && rest.length === 0) setNote('');
    return run.every(({ outcome }) => outcome === 'invited') && rest.length === 0;
  };
  return {
    text,
    setText,
    role,
    setRole,
    note,
    setNote,
    results,
    progress,
    send,
    forget: () => setResults([]),
  };
}
