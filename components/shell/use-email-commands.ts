import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { dogsQuery } from '@/lib/client/dogs/dogs-query';
import { dogKey, recentDog, type RecentDog } from '@/lib/client/letter/recent-dogs';
import { useLessonSets } from '@/lib/client/queries/account/lesson-set-queries';
import { recentDogsQuery } from '@/lib/client/queries/account/recent-dog-queries';
import { useSnippetUses } from '@/lib/client/queries/account/snippet-uses';
import { setsByUse } from '@/lib/domain/letter/lesson-set-list';
import type { Command } from './command';

interface EmailCommands {
  /** Of the account, else of this device; the youngest first. */
  readonly dogs: readonly Command[];
  /** What is used most first. */
  readonly sets: readonly Command[];
}

/** New emails that begin with something known: a dog, or a lesson set. */
export function useEmailCommands(uid: string): EmailCommands {
  const router = useRouter();
  const { data: remembered = [] } = useQuery(recentDogsQuery(uid));
  const { data: account } = useQuery(dogsQuery(uid));
  const dogs = account?.isKept ? account.dogs.map(recentDog) : remembered;
  const { data: sets = [] } = useLessonSets(uid);
  const { ranks } = useSnippetUses(uid);
  const begin = (part: 'dog' | 'set', id: string) => () => void router.push(`/email?new=blank&${part}=${id}`);
  return {
    dogs: dogs.map((dog) => ({
      id: `dog-${dogKey(dog)}`,
      name: nameOf(dog),
      run: begin('dog', dogKey(dog)),
    })),
    sets: setsByUse(sets, ranks).map(({ id, name }) => ({ id: `set-${id}`, name, run: begin('set', id) })),
  };
}

const nameOf = ({ dog, client }: RecentDog) => (client === undefined ? dog : `${dog} · ${client}`);
