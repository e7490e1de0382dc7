import { useQuery } from '@tanstack/react-query';
import { IconGitCompare, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useFailureNotice } from '@/components/notices/use-failure-notice';
import { onDemand } from '@/components/on-demand/on-demand';
import styles from '@/components/snippets/drafts/DraftNotice.module.css';
import { Button } from '@/components/ui/buttons/Button';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { useNow } from '@/lib/client/browser/use-now';
import { originalQuery, useMarkOriginalSeen } from '@/lib/client/queries/snippets/original-queries';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import { ApiError } from '@/lib/client/wire/call-errors';
import type { CopiedFrom, Snippet } from '@/lib/contracts/snippet-fields';
import { dayWords } from '@/lib/domain/app/day-words';
import type { EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import { takenOver } from '@/lib/domain/snippets/taken-over';

const OriginalDialog = onDemand(() => import('./OriginalDialog').then((module) => module.OriginalDialog));

interface Props {
  library: Library;
  id: string;
  copiedFrom: CopiedFrom;
  edited: EditedSnippet;
  /** Saves a text in the place of what stands in the editor; null where it could not be. */
  onSave: (text: EditedSnippet) => Promise<Snippet | null>;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** Tells whoever opens a copy what has become of its original, while they may read that. */
export function OriginalNotice({ library, id, copiedFrom, edited, onSave }: Props) {
  const now = useNow();
  const { notify } = useNotifications();
  const tellFailure = useFailureNotice();
  const { active } = useOrganization();
  const organization = active.find((each) => each.id === copiedFrom.orgId);
  const { data, error } = useQuery({ ...originalQuery(library, id), enabled: organization !== undefined });
  const markSeen = useMarkOriginalSeen(library);
  const [isOpen, setOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  if (!organization) return null;

  if (error instanceof ApiError && error.status === 404) {
    return (
      <div className={styles.quiet}>
        <IconInfoCircle {...icon} />
        <p>The original in {organization.name} was deleted or moved. Your copy stays as it is.</p>
      </div>
    );
  }
  if (!data || data.now.revision <= copiedFrom.revision) return null;

  const { name } = data.now.savedBy;
  const lead = `The original in ${organization.name} changed on ${dayWords(data.now.savedAt, now)}${name ? `, by ${name}` : ''}.`;
  const note = async () => {
    try {
      await markSeen.mutateAsync({ id, seen: data.now.revision });
    } catch (failure) {
      tellFailure(failure);
    }
  };
  const takeOver = async () => {
    setSaving(true);
    const saved = await onSave(takenOver(edited, data.then, data.now));
    setSaving(false);
    setOpen(false);
    if (!saved) return;
    await note();
    notify({ text: 'The new text was taken over' });
  };
  const keep = async () => {
    await note();
    setOpen(false);
  };
  return (
    <>
      <div className={styles.banner}>
        <IconGitCompare {...icon} />
        <p>{lead}</p>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          See what changed
        </Button>
      </div>
      {isOpen && (
        <OriginalDialog
          original={data}
          copy={edited}
          lead={lead}
          isPending={isSaving || markSeen.isPending}
          onTakeOver={() => void takeOver()}
          onKeep={() => void keep()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
