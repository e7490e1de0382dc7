import { scopeFor } from '@/lib/server/auth/scope';
import { backend } from '@/lib/server/backend';
import { advance, readLibraryIn, writeLibraryIn } from '@/lib/server/repositories/libraries';
import { newSnippet } from '@/lib/server/repositories/snippet-writing';
import { putIn, readAllIn } from '@/lib/server/repositories/snippets';
import { contentOf } from '@/lib/server/services/snippet-content';
import { starterLibrary } from '@/lib/starter/library';
import type { StarterSnippet } from '@/lib/starter/starter-snippet';
import { demoTrainer } from './people';

/** Gives the demo trainer the starter library, each snippet under a fixed id; one that is there already stays as it is. */
export async function addStarterSnippets(): Promise<void> {
  const trainer = { ...demoTrainer, emailVerified: true, globalAdmin: false, signedInAt: new Date() };
  const scope = await scopeFor(trainer, undefined, 'snippets.write');
  await backend().firestore.runTransaction(async (tx) => {
    let library = await readLibraryIn(tx, scope);
    const stored = await readAllIn(tx, starterLibrary.map(idOf));
    const missing = starterLibrary.filter((_, index) => !stored[index]?.exists);
    const now = Date.now();
    for (const [index, snippet] of missing.entries()) {
      const { title, tags, male, female, neutral } = snippet;
      const versions = { male: { html: male }, female: { html: female }, neutral: { html: neutral } };
      const content = contentOf({ title, tags: [...tags], versions });
      // A second apart, so that a list with the newest first keeps the order of the library.
      const time = new Date(now - index * 1000);
      putIn(tx, idOf(snippet), { ...newSnippet(scope, content), createdAt: time, updatedAt: time });
      library = advance(library, { more: 1, names: content.variables });
    }
    writeLibraryIn(tx, scope, library);
  });
}

const idOf = ({ key }: StarterSnippet) => `starter-${key}`;
