import { deviceStore } from '@/lib/client/device/device-store';
import { loadRecentDogs, nameOf, recentDogsStoredAs, type RecentDog } from './recent-dogs';

const dogsKept = 12;

/** The youngest first; the same dog of the same client once. */
export async function rememberDog(uid: string, dog: RecentDog): Promise<readonly RecentDog[]> {
  const isSame = (other: RecentDog) => nameOf(other) === nameOf(dog);
  const others = (await loadRecentDogs(uid)).filter((other) => !isSame(other));
  const dogs = [dog, ...others].slice(0, dogsKept);
  await deviceStore(uid).write(recentDogsStoredAs, dogs);
  return dogs;
}

export async function forgetDogs(uid: string): Promise<void> {
  await deviceStore(uid).remove(recentDogsStoredAs);
}
