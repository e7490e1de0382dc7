import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { errorSentence } from '@/lib/client/error-sentence';
import { importInBatches, type ImportDraft } from '@/lib/client/snippet-import';
import { refreshLibrary, type Library } from '@/lib/client/snippet-queries';
import { countOf } from './snippet-count';

/** Told before the texts are loaded. */
export const starterCount = 40;

/** Copies the starter library into the user's private one; its texts are loaded only now. */
export function useAddStarterSnippets(): { add: () => Promise<void>; isAdding: boolean } {
  const { uid } = useSignedInUser();
  const { notify } = useNotifications();
  const client = useQueryClient();
  const [isAdding, setAdding] = useState(false);

  const add = async () => {
    setAdding(true);
    try {
      const library: Library = { uid, orgId: null };
      const { starterLibrary } = await import('@/lib/starter/library');
      const drafts = starterLibrary.map(({ title, tags, male, female, neutral }): ImportDraft => ({
        title,
        tags: [...tags],
        versions: {
          male: { html: male, origin: 'written' },
          female: { html: female, origin: 'written' },
          neutral: { html: neutral, origin: 'written' },
        },
      }));
      const { created, error } = await importInBatches(library, drafts);
      await refreshLibrary(client, library);
      if (error === null) notify({ text: `${countOf(created)} added` });
      else notify({ severity: 'error', text: errorSentence(error) });
    } catch (error) {
      notify({ severity: 'error', text: errorSentence(error) });
    } finally {
      setAdding(false);
    }
  };
  return { add, isAdding };
}
