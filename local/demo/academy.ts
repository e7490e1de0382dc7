import { backend } from '@/lib/server/backend/backend';
import {
  findOrganization,
  putOrganizationIn,
  type StoredOrganization,
} from '@/lib/server/repositories/organizations/organizations';
import { starterLibrary } from '@/lib/starter/library';
import { fillLibrary } from './fill-library';
import { asActor, demoPerson } from './people';

export const academyId = 'demo-good-dog-academy';

/** How many of the starter snippets the school shares. */
const sharedCount = 10;

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
  await fillLibrary(asActor('editor'), academyId, 'academy', starterLibrary.slice(0, sharedCount));
}
