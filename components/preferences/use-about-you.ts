import { useState } from 'react';
import { useSaveAccount } from '@/lib/client/queries/account/account-changes';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import type { Account } from '@/lib/contracts/account';

export interface AboutYouForm {
  displayName: string;
  signature: string;
  setDisplayName: (name: string) => void;
  setSignature: (html: string) => void;
  nameError: string | undefined;
  error: string | null;
  isSaving: boolean;
  /** Saves what changed, then closes; stays open where that fails. */
  finish: () => void;
}

/** The name and signature being edited: what the account holds until someone types. */
export function useAboutYou(uid: string, account: Account | undefined, onClose: () => void): AboutYouForm {
  const save = useSaveAccount(uid);
  const [typedName, setTypedName] = useState<string>();
  const [typedSignature, setTypedSignature] = useState<string>();
  const displayName = typedName ?? account?.displayName ?? '';
  const signature = typedSignature ?? account?.signature ?? '';
  const isNameMissing = typedName !== undefined && typedName.trim() === '';

  const finish = () => {
    if (isNameMissing || save.isPending) return;
    const change = {
      ...(displayName.trim() !== (account?.displayName ?? '') ? { displayName: displayName.trim() } : {}),
      ...(signature !== (account?.signature ?? '') ? { signature } : {}),
    };
    if (Object.keys(change).length === 0) onClose();
    else save.mutate(change, { onSuccess: onClose });
  };
  return {
    displayName,
    signature,
    setDisplayName: setTypedName,
    setSignature: setTypedSignature,
    nameError: isNameMissing ? 'Enter the name your clients know you by.' : undefined,
    error: save.error && errorSentence(save.error),
    isSaving: save.isPending,
    finish,
  };
}
