import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LoadFailure } from '@/components/page/LoadFailure';
import { isFocusLost } from '@/lib/client/browser/lost-focus';
import { useNow } from '@/lib/client/browser/use-now';
import { Badge } from '@/components/ui/feedback/Badge';
import { Panel } from '@/components/ui/Panel';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { useSignedInUser } from '@/contexts/AuthContext';
import { supportAccessQuery } from '@/lib/client/queries/support/support-queries';
import { dayWords } from '@/lib/domain/app/day-words';
import { GrantAccess } from './GrantAccess';
import { GrantedAccess } from './GrantedAccess';

/** Who of Heelwrite may read, for how long, and what they did; `orgId` null: the person’s private snippets. */
export function SupportAccessCard({ orgId }: { orgId: string | null }) {
  const { uid } = useSignedInUser();
  const now = useNow();
  const { data: access, error, refetch } = useQuery(supportAccessQuery(uid, orgId));
  const isOn = access?.enabled === true && Date.parse(access.expiresAt ?? '') > now;
  // Granting and revoking stand in each other's place: the focus goes on from there.
  const card = useRef<HTMLDivElement>(null);
  const wasOn = useRef<boolean>(undefined);
  const isKnown = access !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const isLost = wasOn.current === !isOn && isFocusLost();
    wasOn.current = isOn;
    if (isLost) [...(card.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [isKnown, isOn]);
  return (
    <Panel
      id="support-access"
      title="Support access"
      aside={
        access !== undefined &&
        (isOn ? (
          <Badge tone="good">On until {dayWords(access.expiresAt ?? '', now)}</Badge>
        ) : (
          <Badge tone="quiet">Off</Badge>
        ))
      }
    >
      {access === undefined &&
        (error === null ? (
          <SkeletonRows label="Loading support access" rows={2} />
        ) : (
          <LoadFailure what="Support access" error={error} onRetry={() => void refetch()} />
        ))}
      {access !== undefined && (
        <div ref={card}>
          {isOn ? <GrantedAccess orgId={orgId} access={access} /> : <GrantAccess orgId={orgId} />}
        </div>
      )}
    </Panel>
  );
}
