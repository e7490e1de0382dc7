import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from 'next/link';
import { useMemo, useState } from 'react';
import { Dialog } from '@/components/floating/Dialog';
import { planAddress } from '@/components/notices/use-failure-notice';
import { Button } from '@/components/ui/buttons/Button';
import { Segment } from '@/components/ui/fields/Segment';
import { useOrganization } from '@/contexts/OrganizationContext';
import { starterLibrary } from '@/lib/starter/library';
import type { StarterSnippet } from '@/lib/starter/starter-snippet';
import { countOf } from '@/components/snippets/snippet-count';
import { useMayWrite } from '@/components/snippets/use-may-write';
import { useSnippets } from '@/components/snippets/use-snippets';
import styles from './StarterDialog.module.css';
import { StarterTopics } from './StarterTopics';
import { useAddChosenStarters } from './use-add-chosen-starters';
import { useStarterRoom } from './use-starter-room';

type Place = 'mine' | 'organization';

const titleKey = (title: string) => title.trim().toLowerCase();

/** The starter snippets that a library does not hold yet, to be chosen by topic. */
export function StarterDialog({ onClose }: { onClose: () => void }) {
  const { current } = useOrganization();
  const mayWrite = useMayWrite();
  const { snippets, status } = useSnippets();
  const isKnown = status !== 'loading';
  const shared = current && mayWrite({ orgId: current.id }) ? current : null;
  const [place, setPlace] = useState<Place>('mine');
  const organization = place === 'organization' ? shared : null;
  const orgId = organization?.id;
  const titles = useMemo(
    () => new Set(snippets.filter((snippet) => snippet.orgId === orgId).map(({ title }) => titleKey(title))),
    [snippets, orgId],
  );
  const isThere = ({ title }: StarterSnippet) => titles.has(titleKey(title));
  const missing = starterLibrary.filter((snippet) => !isThere(snippet));
  const room = useStarterRoom(organization, titles.size);
  /** null: nobody has chosen yet, so all are where there is room for all. */
  const [byHand, setByHand] = useState<ReadonlySet<string> | null>(null);
  const fitsAll = room === null || (room !== undefined && missing.length <= room);
  const keys = byHand ?? new Set(fitsAll ? missing.map(({ key }) => key) : []);
  const chosen = missing.filter(({ key }) => keys.has(key));
  const isTooMuch = room !== null && room !== undefined && chosen.length > room;
  const { add, isAdding } = useAddChosenStarters(organization);

  const choose = (some: readonly string[], isChosen: boolean) => {
    const next = new Set(keys);
    for (const key of some) {
      if (isChosen) next.add(key);
      else next.delete(key);
    }
    setByHand(next);
  };

  return (
    <Dialog
      open
      onClose={isAdding ? undefined : onClose}
      maxWidth="sm"
      aria-labelledby="starter-title"
      slotProps={{ paper: { className: styles.paper ?? '' } }}
    >
      <DialogTitle id="starter-title">Add starter snippets</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        {shared && (
          <Segment<Place>
            label="Add to"
            value={place}
            onChange={(next) => {
              setPlace(next);
              setByHand(null);
            }}
            options={[
              { value: 'mine', label: 'Mine' },
              { value: 'organization', label: shared.name },
            ]}
          />
        )}
        <p className={styles.lead} role="status">
          {!isKnown
            ? 'Looking at what you have…'
            : missing.length === 0
              ? `All ${starterLibrary.length} are already in the library.`
              : `Ready-made texts for a male, a female and any dog. ${whatIsThere(missing.length)}`}
        </p>
        {isKnown && room !== null && room !== undefined && missing.length > room && (
          <p className={styles.room}>
            {roomWords(room)} <Link href={planAddress(organization !== null)}>See plans</Link>
          </p>
        )}
        {isKnown && missing.length > 0 && <StarterTopics chosen={keys} isThere={isThere} onChoose={choose} />}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose} disabled={isAdding}>
          {missing.length === 0 ? 'Close' : 'Cancel'}
        </Button>
        {missing.length > 0 && (
          <Button
            variant="contained"
            disabled={!isKnown || isAdding || chosen.length === 0 || isTooMuch}
            onClick={() => void add(chosen).then((isDone) => isDone && onClose())}
          >
            {isAdding ? 'Adding…' : chosen.length === 0 ? 'Choose some' : `Add ${countOf(chosen.length)}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function whatIsThere(missing: number): string {
  const here = starterLibrary.length - missing;
  if (here === 0) return `There are ${starterLibrary.length}.`;
  return `You have ${here} of ${starterLibrary.length}; titles already there are not added again.`;
}

function roomWords(room: number): string {
  if (room === 0) return 'The plan has no room for more snippets.';
  return `The plan has room for ${room} more. Choose the ones you want.`;
}
