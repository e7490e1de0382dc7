import { scopeFor } from '@/lib/server/auth/scope';
import { backend } from '@/lib/server/backend';
import type { Actor } from '@/lib/server/auth/actor';
import { advance, readLibraryIn, writeLibraryIn } from '@/lib/server/repositories/libraries';
import {
  findOrganization,
  putOrganizationIn,
  type StoredOrganization,
} from '@/lib/server/repositories/organizations';
import { newSnippet } from '@/lib/server/repositories/snippet-writing';
import { putIn, readAllIn } from '@/lib/server/repositories/snippets';
import { contentOf } from '@/lib/server/services/snippet-content';
import { starterLibrary } from '@/lib/starter/library';
import { demoPerson } from './people';

export const academyId = 'demo-good-dog-academy';

/** How many of the starter snippets the school shares. */
const sharedCount = 10;

export const asActor = (name: string): Actor => {
  const { uid, email } = demoPerson(name);
  return { uid, email, emailVerified: true, globalAdmin: false, signedInAt: new Date() };
};

/** Adds the school with its people and its shared snippets, each under a fixed id, where it is missing. */
export async function addAcademy(): Promise<void> {
  if (await findOrganization(academyId)) return;
  const now = new Date();
  const admin = demoPerson('admin');
  const member = (name: string, role: 0 | 1 | 2) => {
    const { uid: userId, email } = demoPerson(name);
    return { userId, email, role, status: 1, invitedAt: now, invitedBy: admin.uid, joinedAt: now } as const;
  };
  const academy: StoredOrganization = {
    name: 'Good Dog Academy',
    details: { website: 'https://gooddog.example', phone: '+1 555 0100' },
    members: [
      member('admin', 0),
      member('editor', 1),
      member('member', 2),
      { email: demoPerson('invited').email, role: 2, status: 0, invitedAt: now, invitedBy: admin.uid },
    ],
    createdAt: now,
  };
  await backend().firestore.runTransaction(async (tx) => putOrganizationIn(tx, academyId, academy));
  await addSharedSnippets();
}

async function addSharedSnippets(): Promise<void> {
  const scope = await scopeFor(asActor('editor'), academyId, 'snippets.write');
  const shared = starterLibrary.slice(0, sharedCount);
  const idOf = ({ key }: (typeof shared)[number]) => `academy-${key}`;
  await backend().firestore.runTransaction(async (tx) => {
    let library = await readLibraryIn(tx, scope);
    const stored = await readAllIn(tx, shared.map(idOf));
    const now = Date.now();
    for (const [index, snippet] of shared.entries()) {
      if (stored[index]?.exists) continue;
      const { title, tags, male, female, neutral } = snippet;
      const versions = { male: { html: male }, female: { html: female }, neutral: { html: neutral } };
      const content = contentOf({ title, tags: [...tags], versions });
      const time = new Date(now - index * 1000);
      putIn(tx, idOf(snippet), { ...newSnippet(scope, content), createdAt: time, updatedAt: time });
      library = advance(library, { more: 1, names: content.variables });
    }
    writeLibraryIn(tx, scope, library);
  });
}
