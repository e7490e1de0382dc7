import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { embeddedFirestore } from '@/local/firestore/embedded-firestore';
import type { Actor } from '@/lib/server/auth/actor';
import { backend, provideBackend, type Mail } from '@/lib/server/backend';

const projectId = 'demo-repositories';

/** Provides Google's emulator where FIRESTORE_EMULATOR_HOST names one, else the embedded store; returns the mails sent. */
export function startTestBackend(): Mail[] {
  const app = initializeApp({ projectId }, crypto.randomUUID());
  const mails: Mail[] = [];
  provideBackend({
    firestore: process.env['FIRESTORE_EMULATOR_HOST'] ? getFirestore(app) : embeddedFirestore(projectId),
    auth: getAuth(app),
    mailer: { send: async (mail) => void mails.push(mail) },
  });
  return mails;
}

export function anActor(changes: Partial<Actor> = {}): Actor {
  const uid = changes.uid ?? `person-${crypto.randomUUID().slice(0, 8)}`;
  return { uid, email: `${uid}@heelwrite.test`, emailVerified: true, globalAdmin: false, ...changes };
}

export interface Staff {
  readonly orgId: string;
  readonly admin: Actor;
  readonly editor: Actor;
  readonly member: Actor;
  readonly invited: Actor;
  readonly outsider: Actor;
}

/** An organization with somebody in every role, and somebody outside. */
export async function anOrganization(): Promise<Staff> {
  const orgId = `org-${crypto.randomUUID().slice(0, 8)}`;
  const [admin, editor, member, invited, outsider] = [anActor(), anActor(), anActor(), anActor(), anActor()];
  const entry = ({ uid, email }: Actor, role: number, status = 1) => ({ userId: uid, email, role, status });
  await backend()
    .firestore.doc(`organizations/${orgId}`)
    .set({
      name: 'Good Dog Academy',
      members: [
        entry(admin, 0),
        entry(editor, 1),
        entry(member, 2),
        { email: invited.email, role: 2, status: 0 },
      ],
    });
  return { orgId, admin, editor, member, invited, outsider };
}
