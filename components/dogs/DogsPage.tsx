import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '@/components/page/LoadFailure';
import { PageHeader } from '@/components/page/PageHeader';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { Button } from '@/components/ui/buttons/Button';
import { SearchField } from '@/components/ui/fields/SearchField';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNow } from '@/lib/client/browser/use-now';
import { shownDogsQuery } from '@/lib/client/dogs/dogs-query';
import { foundDogs } from '@/lib/domain/dogs/dog-list';
import { DogKeeping } from './DogKeeping';
import { DogRow } from './DogRow';
import { TakeAlong } from './TakeAlong';
import styles from './DogsPage.module.css';

/** So many rows at first: names find the others. */
const rowsAtOnce = 100;

/** The dogs that the account keeps, the one used last first. */
export function DogsPage() {
  const { uid } = useSignedInUser();
  const now = useNow();
  const { data, error, refetch } = useQuery(shownDogsQuery(uid));
  const [query, setQuery] = useState('');
  const [rows, setRows] = useState(rowsAtOnce);
  const dogs = data?.dogs ?? [];
  const found = foundDogs(dogs, query);
  return (
    <div className={styles.page}>
      <PageHeader title="Your dogs" isNamedInBar />
      {data === undefined &&
        (error === null ? (
          <SkeletonRows label="Loading your dogs" rows={5} />
        ) : (
          <LoadFailure what="Your dogs" error={error} onRetry={() => void refetch()} />
        ))}
      {data?.isKept === false && (
        <div className={styles.off}>
          <DogKeeping />
        </div>
      )}
      {data?.isKept && (
        <>
          <TakeAlong />
          {dogs.length === 0 ? (
            <EmptyState
              title="No dogs yet"
              text="Copy an email about a dog, and it is kept here with its client, its details and what you wrote."
              action={
                <Button variant="contained" href="/email">
                  Write an email
                </Button>
              }
              help={{ href: '/help#kept-dogs', text: 'What is kept, and where' }}
            />
          ) : (
            <>
              <SearchField
                label="Search your dogs"
                placeholder="Dog or client"
                value={query}
                onChange={(next) => {
                  setQuery(next);
                  setRows(rowsAtOnce);
                }}
                className={styles.search}
              />
              <p role="status" className={styles.count}>
                {countWords(found.length, dogs.length, query)}
              </p>
              <ul className={styles.rows} aria-label="Your dogs">
                {found.slice(0, rows).map((dog) => (
                  <DogRow key={dog.id} dog={dog} now={now} />
                ))}
              </ul>
              {found.length > rows && <Button onClick={() => setRows(rows + rowsAtOnce)}>Show more</Button>}
            </>
          )}
        </>
      )}
    </div>
  );
}

const counted = (count: number) => (count === 1 ? '1 dog' : `${count.toLocaleString('en')} dogs`);

function countWords(found: number, all: number, query: string): string {
  if (query.trim() === '') return counted(all);
  return found === 0 ? `No dog found for “${query.trim()}”.` : `${found} of ${counted(all)}`;
}
