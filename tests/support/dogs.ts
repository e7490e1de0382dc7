import type { DogContent } from '@/lib/contracts/dog-changes';
import type { DogEmailNote } from '@/lib/contracts/dog-emails';
import type { Dog } from '@/lib/contracts/dogs';

/** As it is sent. */
export const aDogContent = (changes: Partial<DogContent> = {}): DogContent => ({
  name: 'Bella',
  client: 'Ms. Smith',
  sex: 'female',
  details: { breed: 'Beagle' },
  ...changes,
});

/** Of that dog, as it is sent. */
export const aNote = (changes: Partial<DogEmailNote> = {}): DogEmailNote => ({
  dog: aDogContent(),
  copiedAt: '2026-11-24T09:00:00.000Z',
  subject: 'Loose leash, part 2',
  html: '<p>Hello!</p><ul><li>Sit</li><li>Stay</li></ul>',
  ...changes,
});

/** As it is listed, with one email. */
export const aDog = (changes: Partial<Dog> = {}): Dog => ({
  id: 'd-bella',
  ...aDogContent(),
  lastUsedAt: '2026-11-24T09:00:00.000Z',
  emails: 1,
  lastEmail: { id: 'e-1', copiedAt: '2026-11-24T09:00:00.000Z', subject: 'Loose leash, part 2' },
  ...changes,
});
