import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import { Button } from '@/components/ui/buttons/Button';
import styles from './SuggestionsButton.module.css';
import { suggestionsQuery } from '@/lib/client/queries/snippets/suggestion-queries';

const SuggestionsDialog = onDemand(() =>
  import('./SuggestionsDialog').then((module) => module.SuggestionsDialog),
);

interface Props {
  uid: string;
  orgId: string;
  /** Whether the user answers suggestions, or makes them. */
  mayAnswer: boolean;
}

/** How many suggestions wait in the organization, or are the user's own; nothing where there are none. */
export function SuggestionsButton({ uid, orgId, mayAnswer }: Props) {
  const { data = [] } = useQuery(suggestionsQuery({ uid, orgId }));
  const [isOpen, setOpen] = useState(false);
  if (data.length === 0 && !isOpen) return null;
  const count = `${data.length.toLocaleString()} ${data.length === 1 ? 'suggestion' : 'suggestions'}`;
  return (
    <>
      <Button variant="text" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {mayAnswer ? count : 'Your suggestions'}
      </Button>
      {isOpen && (
        <SuggestionsDialog
          uid={uid}
          orgId={orgId}
          suggestions={data}
          mayAnswer={mayAnswer}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
