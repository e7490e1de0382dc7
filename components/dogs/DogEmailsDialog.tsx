import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Dialog } from '@/components/floating/Dialog';
import { LoadFailure } from '@/components/page/LoadFailure';
import { Button } from '@/components/ui/buttons/Button';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { useSignedInUser } from '@/contexts/AuthContext';
import { dogEmailsQuery } from '@/lib/client/dogs/dog-emails-query';
import type { Dog } from '@/lib/contracts/dogs';
import { DogEmailRow } from './DogEmailRow';
import styles from './DogEmails.module.css';

interface Props {
  dog: Dog;
  /** Puts a part of an email at the end of the one that is being written. */
  onQuote?: (html: string) => void;
  onClose: () => void;
}

const ofClient = ({ name, client }: Dog) => (client === undefined ? name : `${name} · ${client}`);

/** What was written about a dog, the youngest first: to be read, quoted, copied again and deleted. */
export function DogEmailsDialog({ dog, onQuote, onClose }: Props) {
  const id = useId();
  const { uid } = useSignedInUser();
  const emails = useInfiniteQuery(dogEmailsQuery(uid, dog.id));
  const [said, setSaid] = useState('');
  const shown = emails.data?.pages.flatMap((page) => page.emails);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Emails about {ofClient(dog)}</DialogTitle>
      <DialogContent>
        {onQuote && shown && shown.length > 0 && (
          <p className={styles.about}>“Quote” puts a part at the end of the email you are writing.</p>
        )}
        {shown === undefined &&
          (emails.error === null ? (
            <SkeletonRows label="Loading the emails" rows={3} />
          ) : (
            <LoadFailure what="The emails" error={emails.error} onRetry={() => void emails.refetch()} />
          ))}
        {shown?.length === 0 && (
          <p className={styles.about}>None yet. An email is kept here once you have copied it.</p>
        )}
        <ul className={styles.emails}>
          {shown?.map((email, index) => (
            <DogEmailRow
              key={email.id}
              email={email}
              isOpenAtFirst={index === 0}
              onSay={setSaid}
              {...(onQuote && { onQuote })}
            />
          ))}
        </ul>
        {emails.hasNextPage && (
          <Button disabled={emails.isFetchingNextPage} onClick={() => void emails.fetchNextPage()}>
            {emails.isFetchingNextPage ? 'Loading' : 'Show earlier ones'}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <p role="status" className={styles.said}>
          {said}
        </p>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
