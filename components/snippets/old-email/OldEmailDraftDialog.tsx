import { useSnippetPlace } from '@/components/snippets/use-snippet-place';
import { useSignedInUser } from '@/contexts/AuthContext';
import { OldEmailDialog } from './OldEmailDialog';
import { useOldEmailDraft } from './use-old-email-draft';

/** From the list: the email becomes a draft of the library that new snippets go into. */
export function OldEmailDraftDialog({ onClose }: { onClose: () => void }) {
  const { uid } = useSignedInUser();
  const { orgId } = useSnippetPlace(null, true);
  const open = useOldEmailDraft();
  return (
    <OldEmailDialog library={{ uid, orgId }} onMake={(snippet) => void open(snippet)} onClose={onClose} />
  );
}
