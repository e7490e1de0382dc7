import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { embeddedFirestore } from '@/local/firestore/embedded-firestore';
import type { Role } from '@/lib/contracts/primitives';
import type { KeptMember } from '@/lib/domain/organizations/organization-changes';
import type { SeatSubscription } from '@/lib/domain/organizations/seats';
import type { Actor } from '@/lib/server/policies/actor';
import { memoryPictures } from './picture-store';
import { backend, provideBackend, type Backend, type Mail } from '@/lib/server/backend/backend';
import { putOrganizationIn } from '@/lib/server/repositories/organizations/organizations';

const projectId = 'demo-repositories';

/** Provides Google's emulator where FIRESTORE_EMULATOR_HOST names one, else the embedded store; returns the mails sent. */
export function startTestBackend(): Mail[] {
  const app = initializeApp({ projectId }, crypto.randomUUID());
  const mails: Mail[] = [];
  const auth = getAuth(app);
  accounts.clear();
  if (!process.env['FIREBASE_AUTH_EMULATOR_HOST']) knowOnlyAccounts(auth);
  provideBackend({
    firestore: process.env['FIRESTORE_EMULATOR_HOST'] ? emptyStore() : embeddedFirestore(projectId),
    auth,
    mailer: { send: async (mail) => void mails.push(mail) },
    billing: noBilling,
    pictures: memoryPictures(),
    videos: async () => undefined,
  });
  return mails;
}

/** An emulator keeps a store for every project; the names of these have 30 letters at most. */
const emptyStore = () =>
  getFirestore(initializeApp({ projectId: `demo-${crypto.randomUUID().slice(0, 23)}` }, crypto.randomUUID()));

const accounts = new Map<string, UserRecord>();

/** Where no sign-in service runs beside a test: of accounts there is what it tells of, and none has a name. */
function knowOnlyAccounts(auth: Auth): void {
  auth.getUsers = async (asked) => {
    const isAsked = (account: UserRecord) =>
      asked.some((each) =>
        'uid' in each ? each.uid === account.uid : 'email' in each && each.email === account.email,
      );
    return { users: [...accounts.values()].filter(isAsked), notFound: [] };
  };
  auth.getUser = async (uid) => {
    const account = accounts.get(uid);
    if (!account) throw Object.assign(new Error('There is no such user.'), { code: 'auth/user-not-found' });
    return account;
  };
}

/** Gives someone an account under the address they have as an actor; answers with them. */
export function withAccount(actor: Actor): Actor {
  const { uid, email, emailVerified } = actor;
  const account: Pick<UserRecord, 'uid' | 'email' | 'emailVerified'> = { uid, email, emailVerified };
  accounts.set(uid, account as UserRecord);
  return actor;
}

/** Sells nothing, and fails the test that asks it for anything else. */
const noBilling = new Proxy({ pricingTiers: async () => [] } as unknown as Backend['billing'], {
  get(billing, name) {
    if (name === 'pricingTiers') return billing.pricingTiers;
    if (name === 'planOffers') return async () => ({});
    throw new Error(`A test without Stripe asked for ${String(name)}.`);
  },
});

export function anActor(changes: Partial<Actor> = {}): Actor {
  const uid = changes.uid ?? `person-${crypto.randomUUID().slice(0, 8)}`;
  return {
    uid,
    email: `${uid}@heelwrite.test`,
    emailVerified: true,
    globalAdmin: false,
    signedInAt: new Date(),
    ...changes,
  };
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
export async function anOrganization(subscription?: SeatSubscription): Promise<Staff> {
  const orgId = `org-${crypto.randomUUID().slice(0, 8)}`;
  const [admin, editor, member, invited, outsider] = [anActor(), anActor(), anActor(), anActor(), anActor()];
  const now = new Date();
  const active = ({ uid, email }: Actor, role: Role): KeptMember => ({
    userId: uid,
    email,
    role,
    status: 1,
    invitedAt: now,
    joinedAt: now,
  });
  const members: KeptMember[] = [
    active(admin, 0),
    active(editor, 1),
    active(member, 2),
    { email: invited.email, role: 2, status: 0, invitedAt: now, invitedBy: admin.uid },
  ];
  await backend().firestore.runTransaction(async (tx) => {
    putOrganizationIn(tx, orgId, {
      name: 'Good Dog Academy',
      details: {},
      members,
      createdAt: now,
      ...(subscription && { subscription }),
    });
  });
  return { orgId, admin, editor, member, invited, outsider };
}
