import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNotifications } from '@/contexts/NotificationsContext';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { useLessonSets } from '@/lib/client/queries/account/lesson-set-queries';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { Letter } from '@/lib/domain/letter/letter';
import type { NamedLetter } from '@/lib/domain/letter/lesson-set-content';
import { useAddLessonSet } from './use-add-lesson-set';

interface Props {
  /** Of the set that the address asks for. */
  id: string;
  uid: string;
  snippets: readonly Snippet[];
  letterNow: () => NamedLetter;
  onReplace: (letter: Letter) => void;
}

/** `/email?set={id}` puts a lesson set into the letter, once. */
export function AddSetFromAddress({ id, uid, snippets, letterNow, onReplace }: Props) {
  const router = useRouter();
  const { notify } = useNotifications();
  const { data: sets, error } = useLessonSets(uid);
  const add = useAddLessonSet(uid, snippets, onReplace);
  const isDone = useRef(false);

  const finish = useEffectEvent(() => {
    if (isDone.current) return;
    isDone.current = true;
    const set = sets?.find((each) => each.id === id);
    if (set) add(set, letterNow().letter);
    else if (sets) notify({ text: 'That lesson set no longer exists.', severity: 'warning' });
    else notify({ text: `The lesson set could not be loaded. ${errorSentence(error)}`, severity: 'error' });
    void router.replace('/email', undefined, { shallow: true });
  });
  const isAnswered = sets !== undefined || error !== null;
  useEffect(() => {
    if (isAnswered) finish();
  }, [isAnswered]);
  return null;
}
