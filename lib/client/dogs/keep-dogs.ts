import type { QueryClient } from '@tanstack/react-query';
import { deviceStore } from '@/lib/client/device/device-store';
import { call } from '@/lib/client/wire/call';
import { keepDogs as operation } from '@/lib/contracts/dog-keeping';
import type { KeptDogs } from './kept-dogs';
import { waitingNotesKey } from './waiting-notes-key';
import { anyDogEmailsKey, dogsKey } from './dog-keys';

/** Has dogs kept with the account, or deletes all that were. */
export async function keepDogs(client: QueryClient, uid: string, isKept: boolean): Promise<void> {
  await call(operation, { body: { isKept } });
  await client.cancelQueries({ queryKey: dogsKey(uid) });
  if (!isKept) {
    await deviceStore(uid).remove(waitingNotesKey);
    client.removeQueries({ queryKey: anyDogEmailsKey(uid) });
  }
  client.setQueryData<KeptDogs>(dogsKey(uid), (kept) =>
    isKept && kept?.isKept ? kept : { isKept, dogs: [] },
  );
}
