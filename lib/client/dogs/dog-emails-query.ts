import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/wire/call';
import { listDogEmails } from '@/lib/contracts/dog-emails';
import { dogEmailsKey } from './dog-keys';

/** The emails about a dog, the youngest first; not kept on the device. */
export const dogEmailsQuery = (uid: string, dogId: string) =>
  infiniteQueryOptions({
    queryKey: dogEmailsKey(uid, dogId),
    queryFn: ({ pageParam, signal }) =>
      call(listDogEmails, {
        query: { dogId, ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ emails, hasMore }) => (hasMore ? (emails.at(-1)?.id ?? null) : null),
  });
