import type { QueryClient } from '@tanstack/react-query';
import type { RecentDog } from '@/lib/client/letter/recent-dogs';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { dogLimits } from '@/lib/contracts/dog-limits';
import type { Dog } from '@/lib/contracts/dogs';
import { withDogFirst, withNote } from '@/lib/domain/dogs/dog-list';
import type { LetterOutput } from '@/lib/domain/letter/letter-output';
import type { KeptDogs } from './kept-dogs';
import { tellNotes } from './tell-notes';
import { keepNote } from './waiting-notes';
import { areNotesWaiting } from './waiting-notes-key';
import { anyDogEmailsKey, dogsKey } from './dog-keys';

const change = (client: QueryClient, uid: string, changed: (dogs: readonly Dog[]) => readonly Dog[]) =>
  client.setQueryData<KeptDogs>(dogsKey(uid), (kept) => kept && { ...kept, dogs: changed(kept.dogs) });

const cut = (name: string) => name.slice(0, dogLimits.name);

/**
 * Notes an email that was copied under its dog: on the screen at once, with the account as soon as that works. Where the
 * account does not take it, that is told.
 */
export async function noteDogEmail(
  client: QueryClient,
  uid: string,
  { dog: name, client: owner, details = {}, ...about }: RecentDog,
  { subject, html }: LetterOutput,
  notify: (notice: { readonly text: string; readonly severity: 'warning' }) => void,
): Promise<void> {
  const note = {
    dog: {
      name: cut(name),
      details: { ...details },
      ...about,
      ...(owner !== undefined && { client: cut(owner) }),
    },
    copiedAt: new Date().toISOString(),
    subject: subject.slice(0, dogLimits.subject),
    html,
  };
  const key = crypto.randomUUID();
  await keepNote(uid, { key, note });
  change(client, uid, (dogs) => withNote(dogs, note, key));
  const [refusal] = await tell(client, uid);
  if (refusal !== undefined)
    notify({ text: `This email was not kept with ${name}. ${errorSentence(refusal)}`, severity: 'warning' });
}

/** What finds no network now is told when there is one, or by the next page that reads the dogs. */
async function tell(client: QueryClient, uid: string): Promise<readonly Error[]> {
  const network = { cameBack: false };
  const notice = () => {
    network.cameBack = true;
  };
  window.addEventListener('online', notice);
  const { dogs: known, refusals } = await tellNotes(uid);
  for (const each of known) change(client, uid, (dogs) => withDogFirst(dogs, each));
  void client.invalidateQueries({ queryKey: anyDogEmailsKey(uid) });
  if (refusals.length > 0) void client.invalidateQueries({ queryKey: dogsKey(uid) });
  const again = () => void tell(client, uid);
  if (await areNotesWaiting(uid)) {
    // The network may have come back while the call that missed it was failing.
    if (network.cameBack) again();
    else window.addEventListener('online', again, { once: true });
  }
  window.removeEventListener('online', notice);
  return refusals;
}
