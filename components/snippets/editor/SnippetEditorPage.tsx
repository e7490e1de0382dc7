import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Dog } from '@/components/ui/brand/Dog';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { onDemand } from '@/components/on-demand/on-demand';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { ApiError } from '@/lib/client/wire/call-errors';
import { useHiddenSnippets } from '@/lib/client/queries/snippets/hidden-snippets';
import { libraryQuery, snippetQuery, type Library } from '@/lib/client/queries/snippets/snippet-queries';
import { waitingSavesQuery } from '@/lib/client/queries/waiting-saves/waiting-saves';
import type { Sex } from '@/lib/contracts/primitives';
import { emptySnippet } from '@/lib/domain/snippets/edited-snippet';
import { versionOrder } from '@/lib/domain/snippets/version-state';
import { SnippetEditor } from './SnippetEditor';
import styles from './SnippetEditorPage.module.css';

const SnippetNotHere = onDemand(() => import('./SnippetNotHere').then((module) => module.SnippetNotHere));

const first = (value: string | string[] | undefined) =>
  typeof value === 'string' ? value : (value?.[0] ?? null);

const sexOf = (value: string | null) => versionOrder.find((sex) => sex === value);

interface KnownSnippetProps {
  id: string;
  orgId: string | null;
  restoresDraft: boolean;
  /** The one to begin with. */
  version: Sex | undefined;
}

/** /snippets/create and /snippets/{id}: one page, so that a snippet just created goes on under its own address. */
export function SnippetEditorPage() {
  const router = useRouter();
  const { uid } = useSignedInUser();
  const id = first(router.query.id);
  const orgId = first(router.query.orgId);
  /** The snippet that was created on this page: its address is new, its editor is not. */
  const [created, setCreated] = useState<string | null>(null);
  const [visit, setVisit] = useState({ id, orgId, number: 0 });
  useOrganizationOf(orgId, id === 'create');

  if (visit.id !== id || visit.orgId !== orgId) {
    const goesOn = visit.id === 'create' && id !== null && id === created;
    setVisit({ id, orgId, number: visit.number + (goesOn ? 0 : 1) });
  }
  const waitingKey = first(router.query.waiting);
  const waiting = useQuery({ ...waitingSavesQuery(uid), enabled: waitingKey !== null }).data;
  if (!router.isReady || id === null) return null;
  if (id === 'create' || id === created) {
    if (id === 'create' && waitingKey !== null && waiting === undefined) return null;
    return (
      <SnippetEditor
        key={visit.number}
        orgId={orgId}
        initial={{ ...emptySnippet, title: first(router.query.title) ?? '' }}
        restoresDraft={router.query.draft !== undefined}
        waiting={waiting?.find(({ key }) => key === waitingKey) ?? null}
        onCreated={(snippet) => setCreated(snippet.id)}
      />
    );
  }
  return (
    <KnownSnippet
      key={visit.number}
      id={id}
      orgId={orgId}
      restoresDraft={router.query.draft !== undefined}
      version={sexOf(first(router.query.version))}
    />
  );
}

/**
 * A snippet belongs to one organization, which is the current one while it is open, and from then on; a new one only begins
 * there.
 */
function useOrganizationOf(orgId: string | null, isNew: boolean): void {
  const { active, current, select } = useOrganization();
  const begun = useRef<string | null>(null);
  const isThere = current?.id === orgId;
  const isOther = orgId !== null && !isThere && active.some(({ id }) => id === orgId);
  useEffect(() => {
    if (isThere) begun.current = orgId;
    if (isOther && !(isNew && begun.current === orgId)) select(orgId);
  }, [isThere, isOther, isNew, orgId, select]);
}

function KnownSnippet({ id, orgId, restoresDraft, version }: KnownSnippetProps) {
  const { uid } = useSignedInUser();
  const library: Library = { uid, orgId };
  const isHidden = useHiddenSnippets().has(id);
  const read = useQuery({ ...snippetQuery(library, id), enabled: !isHidden });
  const { error, refetch } = read;
  // Until the answer is here, and without a network, it is as the device knows it.
  const { data: held } = useQuery(libraryQuery(library));
  const data = read.data ?? held?.snippets.find((snippet) => snippet.id === id);
  const { data: waiting } = useQuery(waitingSavesQuery(uid));

  if (isHidden || (error instanceof ApiError && (error.status === 404 || error.status === 403))) {
    return (
      <Message>
        <SnippetNotHere orgId={orgId} id={id} isDeleting={isHidden} />
      </Message>
    );
  }
  if (data && waiting) {
    return (
      <SnippetEditor
        orgId={orgId}
        initial={data}
        newest={data}
        restoresDraft={restoresDraft}
        version={version}
        waiting={waiting.find((save) => save.id === id) ?? null}
      />
    );
  }
  if (error && !data) {
    return (
      <Message>
        <EmptyState
          picture={<Dog />}
          title="This snippet could not be loaded"
          text="Check your connection, then try again."
          action={
            <Button variant="contained" size="large" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      </Message>
    );
  }
  return (
    <div className={styles.waiting}>
      <VisuallyHidden>
        <h1>Snippet</h1>
      </VisuallyHidden>
      <SkeletonRows label="Loading the snippet" rows={8} />
    </div>
  );
}

function Message({ children }: { children: ReactNode }) {
  return (
    <div className={styles.message}>
      <VisuallyHidden>
        <h1>Snippet</h1>
      </VisuallyHidden>
      {children}
    </div>
  );
}
