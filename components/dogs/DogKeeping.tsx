import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import { LoadFailure } from '@/components/page/LoadFailure';
import { Switch } from '@/components/ui/fields/Switch';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useKeepDogs } from '@/lib/client/dogs/use-keep-dogs';
import { shownDogsQuery } from '@/lib/client/dogs/dogs-query';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import styles from './DogKeeping.module.css';

const TakeAlong = onDemand(() => import('./TakeAlong').then((module) => module.TakeAlong));
const StopKeepingDialog = onDemand(() =>
  import('./StopKeepingDialog').then((module) => module.StopKeepingDialog),
);

/** Whether dogs are kept with the account, and what that means. */
export function DogKeeping() {
  const { uid } = useSignedInUser();
  const { notify } = useNotifications();
  const { data, error, refetch } = useQuery(shownDogsQuery(uid));
  const keep = useKeepDogs(uid);
  const [isAsked, setAsked] = useState(false);
  if (data === undefined)
    return error === null ? (
      <div className={styles.waiting} aria-busy />
    ) : (
      <LoadFailure what="Whether dogs are kept" error={error} onRetry={() => void refetch()} />
    );
  const count = data.dogs.length;
  const change = (isOn: boolean) => {
    if (keep.isPending) return;
    if (!isOn && count > 0) setAsked(true);
    else
      keep.mutate(isOn, {
        onSuccess: () => notify({ text: isOn ? 'Dogs are kept from now on' : 'Dogs are no longer kept' }),
      });
  };
  return (
    <div className={styles.keeping}>
      <Switch
        label="Keep my dogs with my account"
        isOn={keep.isPending ? keep.variables : data.isKept}
        onChange={change}
      />
      <p className={styles.about}>
        Each email you copy is kept with its dog, client and details, on all your devices, for you alone: no
        organization and no support staff can read it. These are your clients’ data, so tell them if your
        rules ask for it. <Link href="/help#kept-dogs">What is kept</Link>
      </p>
      {data.isKept && <TakeAlong />}
      {data.isKept && (
        <p>
          <Link href="/dogs">{count < 2 ? 'Your dogs' : `Your ${count.toLocaleString('en')} dogs`}</Link>
        </p>
      )}
      {keep.error !== null && !isAsked && (
        <p role="alert" className={styles.error}>
          This was not changed. {errorSentence(keep.error)}
        </p>
      )}
      {isAsked && <StopKeepingDialog dogs={count} onClose={() => setAsked(false)} />}
    </div>
  );
}
