import type { DogEmailNote } from '@/lib/contracts/dog-emails';
import type { Dog } from '@/lib/contracts/dogs';
import { dogMeant, isSameDog } from './same-dog';
import { isCopiedAgain, toldOf } from './noted-dog';

type Dogs = readonly Dog[];

/** More are not shown of one dog, and none of them is lost by it. */
const mostDetails = 60;

/** With the dog in the place of what was known of it, before all others. */
export const withDogFirst = (dogs: Dogs, dog: Dog): Dogs => [
  dog,
  ...dogs.filter((other) => other.id !== dog.id && !isSameDog(other, dog)),
];

/** As the list will be once the account has been told of an email; `id` stands for the email, and for a dog that is new. */
export function withNote(dogs: Dogs, { dog: told, copiedAt, subject }: DogEmailNote, id: string): Dogs {
  const known = dogMeant(dogs, told);
  const isAgain = known?.lastEmail !== undefined && isCopiedAgain(known.lastEmail, { copiedAt, subject });
  return withDogFirst(dogs, {
    ...toldOf(known ?? told, told, mostDetails),
    details: { ...toldOf(known ?? told, told, mostDetails).details },
    id: known?.id ?? id,
    lastUsedAt: copiedAt,
    emails: (known?.emails ?? 0) + (isAgain ? 0 : 1),
    lastEmail: { id, copiedAt, subject },
  });
}

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Those whose names, their clients' among them, hold every word. */
export function foundDogs<Each extends Pick<Dog, 'name' | 'client'>>(
  dogs: readonly Each[],
  query: string,
): readonly Each[] {
  const wanted = words(query);
  if (wanted.length === 0) return dogs;
  return dogs.filter(({ name, client = '' }) => {
    const all = `${name} ${client}`.toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}
