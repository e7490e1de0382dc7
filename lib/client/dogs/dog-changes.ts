import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/wire/call';
import { deleteDog, updateDog, type DogContent } from '@/lib/contracts/dog-changes';
import { deleteDogEmail } from '@/lib/contracts/dog-emails';
import type { Dog } from '@/lib/contracts/dogs';
import type { KeptDogs } from './kept-dogs';
import { anyDogEmailsKey, dogsKey } from './dog-keys';

const change = (client: QueryClient, uid: string, changed: (dogs: readonly Dog[]) => readonly Dog[]) =>
  client.setQueryData<KeptDogs>(dogsKey(uid), (kept) => kept && { ...kept, dogs: changed(kept.dogs) });

/** Who a dog is, and what is known of it. */
export function useChangeDog(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DogContent & { readonly id: string }) => call(updateDog, { body }),
    onSuccess: (changed) =>
      change(client, uid, (dogs) => dogs.map((dog) => (dog.id === changed.id ? changed : dog))),
  });
}

export function useDeleteDog(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteDog, { query: { id } }),
    onSuccess: (_, id) => change(client, uid, (dogs) => dogs.filter((dog) => dog.id !== id)),
  });
}

export function useDeleteDogEmail(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteDogEmail, { query: { id } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: anyDogEmailsKey(uid) }),
        client.invalidateQueries({ queryKey: dogsKey(uid) }),
      ]),
  });
}
