import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useSnippets } from '@/components/snippets/use-snippets';
import { useSignedInUser } from '@/contexts/AuthContext';
import { loadSignature } from '@/lib/client/letter/kept-signature';
import { loadLetter, type KeptLetter } from '@/lib/client/letter/letter-store';
import { loadRecentDogs } from '@/lib/client/letter/recent-dogs';
import { ranksOf, snippetUsesQuery } from '@/lib/client/queries/account/snippet-uses';
import { loadLetterRules } from '@/components/letter/written/use-letter-rules';
import { LetterWorkspace } from './LetterWorkspace';
import type { KeptOnDevice } from './kept-on-device';

export function LetterPage() {
  const { uid } = useSignedInUser();
  return (
    <>
      <VisuallyHidden>
        <h1>Email</h1>
      </VisuallyHidden>
      <OpenedLetter key={uid} uid={uid} />
    </>
  );
}

const tryLoadingRules = () => loadLetterRules().catch(() => undefined);

/** A letter is shown with all that it needs; without, where that cannot be loaded. */
async function withRules(kept: KeptLetter | null) {
  if (kept !== null) await tryLoadingRules();
  return kept;
}

function OpenedLetter({ uid }: { uid: string }) {
  const client = useQueryClient();
  const [opened, setOpened] = useState<KeptOnDevice | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  // Asked for now: it takes longer than what the device keeps.
  useSnippets();
  useEffect(() => {
    let isWanted = true;
    const open = async () => {
      const [kept, dogs, uses, signature] = await Promise.all([
        loadLetter(uid, () => void tryLoadingRules()).then(withRules),
        loadRecentDogs(uid),
        client.query(snippetUsesQuery(uid)),
        loadSignature(uid),
      ]);
      if (isWanted) setOpened({ kept, dogs, ranks: ranksOf(uses), signature });
    };
    open().catch((error: unknown) => {
      if (isWanted) setFailure({ error });
    });
    return () => {
      isWanted = false;
    };
  }, [client, uid]);
  // An empty email must not take the place of one that could not be read.
  if (failure) throw failure.error;
  return opened && <LetterWorkspace uid={uid} opened={opened} />;
}
