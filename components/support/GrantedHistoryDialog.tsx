import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@/components/floating/Dialog';
import { HistoryView } from '@/components/snippets/history/HistoryView';
import { savedBy } from '@/components/snippets/history/saves';
import { Button } from '@/components/ui/buttons/Button';
import { useSignedInUser } from '@/contexts/AuthContext';
import {
  grantedHistoryQuery,
  type GrantedLibrary,
} from '@/lib/client/queries/support/granted-library-queries';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { SnippetState } from '@/lib/contracts/snippet-history';

interface Props {
  library: GrantedLibrary;
  snippet: Snippet;
  onClose: () => void;
}

/** What a snippet said before, for support staff: to be read alone. */
export function GrantedHistoryDialog({ library, snippet, onClose }: Props) {
  const { uid } = useSignedInUser();
  const history = useInfiniteQuery(grantedHistoryQuery(library, snippet.id));
  const [chosen, setChosen] = useState<SnippetState | null>(null);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="history-title">
      <DialogTitle id="history-title">History</DialogTitle>
      <DialogContent>
        <HistoryView
          history={history}
          current={snippet}
          nameOf={(state) => state && savedBy(state, uid)}
          chosen={chosen}
          onChoose={setChosen}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
