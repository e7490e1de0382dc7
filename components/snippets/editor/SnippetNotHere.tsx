import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { Button } from '@/components/ui/buttons/Button';
import { Dog } from '@/components/ui/brand/Dog';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { draftsKey } from '@/lib/client/queries/query-keys';
import { dropDraft, keepDraft, readDrafts } from '@/lib/client/device/snippet-drafts';
import { hasContent } from '@/lib/domain/snippets/edited-snippet';

interface Props {
  orgId: string | null;
  id: string;
  /** It is about to be deleted and may come back: its draft waits for that. */
  isDeleting: boolean;
}

/** In the place of a snippet that is gone or out of reach; what was written in it and never saved is not. */
export function SnippetNotHere({ orgId, id, isDeleting }: Props) {
  const router = useRouter();
  const { uid } = useSignedInUser();
  const { notify } = useNotifications();
  const owner = { uid, orgId, id };
  const { data: drafts = [] } = useQuery({
    queryKey: draftsKey(uid, orgId, id),
    queryFn: () => readDrafts(owner),
    staleTime: 0,
    enabled: !isDeleting,
  });
  const [draft, ...others] = drafts.filter(({ edited }) => hasContent(edited));

  if (draft === undefined || isDeleting) {
    return (
      <EmptyState
        picture={<Dog />}
        title="This snippet is not here"
        text="It was deleted, moved to another library, or never yours to see."
        action={
          <Button href="/snippets" variant="contained" size="large">
            Go to your snippets
          </Button>
        }
        help={{ href: '/help#deleting', text: 'Can I get a snippet back?' }}
      />
    );
  }
  const goOn = async () => {
    const place = { uid, orgId: null, id: null };
    if (await keepDraft(place, { ...draft, revision: null }, await readDrafts(place))) {
      await dropDraft(owner, others);
      await router.push('/snippets/create?draft');
    } else {
      notify({ severity: 'error', text: 'This browser keeps no drafts. Nothing was changed.' });
    }
  };
  const title = draft.edited.title.trim();
  return (
    <EmptyState
      picture={<Dog />}
      title="This snippet is not here"
      text={
        <>
          It was deleted or moved, or you no longer have access to it. What you wrote in{' '}
          {title === '' ? 'it' : <strong>“{title}”</strong>} and never saved is kept on this device.
        </>
      }
      action={
        <Button variant="contained" size="large" onClick={() => void goOn()}>
          Continue it as a new snippet
        </Button>
      }
      more={<Link href="/snippets">Go to your snippets</Link>}
    />
  );
}
