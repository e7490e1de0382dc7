import { starterLibrary } from '@/lib/starter/library';
import { fillLibrary } from './fill-library';
import { asActor } from './people';

/** Gives the demo trainer the starter library. */
export async function addStarterSnippets(): Promise<void> {
  await fillLibrary(asActor('trainer'), undefined, 'starter', starterLibrary);
}
