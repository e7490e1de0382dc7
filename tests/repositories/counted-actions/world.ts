import type Stripe from 'stripe';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import { backend } from '@/lib/server/backend/backend';
import { readBilling } from '@/lib/server/repositories/billing/billing-records';
import { refreshSubscription } from '@/lib/server/services/billing/refresh-subscription';
import { payAtCheckout } from '@/local/stripe/pages/pay-at-checkout';
import type { AuthEmulator } from '../../support/auth-emulator';
import { aNote } from '../../support/dogs';
import { newPerson, type Kind, type Person } from './people';
import type { Served } from './served-calls';

const sizes = { trainer: 100, school: 300, members: 10, dogs: 20, favorites: 10, uses: 50 };

const paragraph =
  '<p>Today {{dog}} practised with his owner. Whenever he looked back at her, she fed him at her knee.</p>';

/** Of the length of most: five paragraphs. */
export const aDraft = (title: string) => ({
  title,
  versions: { male: { html: paragraph.repeat(5) } },
  tags: ['leash', 'homework'],
});

type Id = { readonly id: string };
export type Made = Id & { readonly revision: number };

/** The people and libraries whose calls are counted. */
export interface World {
  readonly app: Served;
  /** Alone, with a plan of their own. */
  readonly trainer: Person;
  readonly orgId: string;
  readonly admin: Person;
  readonly editor: Person;
  readonly member: Person;
  readonly support: Person;
  readonly person: (kind?: Kind) => Promise<Person>;
  /** A new snippet in the trainer's library, or the school's. */
  readonly snippet: (orgId?: string) => Promise<Made>;
  /** The id of the snippet that was deleted last. */
  readonly trashed: (orgId?: string) => Promise<Made>;
  /** Pays for the personal plan, or a school's licenses. */
  readonly pay: (payer: Person, orgId?: string) => Promise<void>;
  /** Ends their plan with what is paid for, at Stripe and here. */
  readonly cancel: (payer: Person) => Promise<void>;
  /** Lets what was read from Stripe grow old. */
  readonly age: (owner: OwnerId) => Promise<void>;
}

export async function aWorld(app: Served, emulator: AuthEmulator, stripe: Stripe): Promise<World> {
  const person = (kind?: Kind) => newPerson(emulator, kind);
  const [trainer, admin, editor, member] = [await person(), await person(), await person(), await person()];
  const pay = (payer: Person, orgId?: string) => payFor(app, payer, orgId);
  const owner = (orgId?: string) => (orgId === undefined ? { as: trainer } : { as: admin, query: { orgId } });
  let count = 0;
  const snippet = async (orgId?: string) =>
    (await app.call('createSnippet', { ...owner(orgId), body: aDraft(`Made ${(count += 1)}`) })) as Made;

  await pay(trainer);
  await fill(app, trainer, sizes.trainer);
  await keepWhatIsOwn(app, trainer);

  const { id: orgId } = (await app.call('createOrganization', {
    as: admin,
    body: { name: 'Sit & Stay' },
  })) as Id;
  await pay(admin, orgId);
  const others = await Promise.all(Array.from({ length: sizes.members - 3 }, () => person()));
  for (const each of [editor, member, ...others])
    await join(app, { admin, orgId }, each, each === editor ? 1 : 2);
  await fill(app, admin, sizes.school, orgId);
  for (const as of [trainer, admin, editor, member]) await app.call('getBootstrap', { as });
  return {
    app,
    trainer,
    orgId,
    admin,
    editor,
    member,
    support: await person({ claims: { globalAdmin: true } }),
    person,
    snippet,
    trashed: async (of) => {
      const made = await snippet(of);
      const { as, query } = owner(of) as { as: Person; query?: Record<string, string> };
      await app.call('deleteSnippet', { as, query: { ...query, id: made.id } });
      return made;
    },
    pay,
    cancel: async ({ uid }) => {
      const billing = await readBilling(`u_${uid}`);
      await stripe.subscriptions.update(billing?.subscription?.id ?? 'none', { cancel_at_period_end: true });
      await refreshSubscription(`u_${uid}`, billing?.customerId ?? 'none');
    },
    age: async (of) => {
      await backend()
        .firestore.doc(`billing/${of}`)
        .update({ readAt: new Date(Date.now() - 3_600_000) });
    },
  };
}

async function payFor(app: Served, payer: Person, orgId?: string): Promise<void> {
  const [checkout, query, owner] =
    orgId === undefined
      ? (['startPersonalCheckout', {}, `u_${payer.uid}`] as const)
      : (['startOrganizationCheckout', { orgId, licenseCount: '20' }, `o_${orgId}`] as const);
  const { url } = (await app.call(checkout, { as: payer, query })) as { url: string };
  await payAtCheckout(url);
  const billing = await readBilling(owner);
  await refreshSubscription(owner, billing?.customerId ?? 'none');
}

async function fill(app: Served, as: Person, count: number, orgId?: string): Promise<void> {
  const titles = Array.from({ length: count }, (_, index) => `Lesson ${index + 1}`);
  for (let from = 0; from < count; from += 200) {
    const snippets = titles.slice(from, from + 200).map(aDraft);
    await app.call('importSnippets', { as, query: orgId === undefined ? {} : { orgId }, body: { snippets } });
  }
}

/** Someone accepts an invitation. */
export async function join(
  app: Served,
  { admin, orgId }: Pick<World, 'admin' | 'orgId'>,
  person: Person,
  role: 1 | 2,
): Promise<void> {
  const query = { orgId };
  await app.call('inviteMember', { as: admin, query, body: { email: person.email, role } });
  await app.call('acceptInvitation', { as: person, query: { ...query, action: 'accept' } });
}

async function keepWhatIsOwn(app: Served, as: Person): Promise<void> {
  await app.call('keepDogs', { as, body: { isKept: true } });
  for (let each = 1; each <= sizes.dogs; each += 1) {
    const { dog, ...note } = aNote();
    await app.call('noteDogEmail', { as, body: { ...note, dog: { ...dog, name: `Bella ${each}` } } });
  }
  for (let each = 1; each <= sizes.favorites; each += 1) {
    await app.call('addFavorite', { as, body: { id: `favorite-${each}` } });
  }
  const uses = Array.from({ length: sizes.uses }, (_, index) => ({
    id: `used-${index}`,
    usedAt: new Date().toISOString(),
  }));
  await app.call('recordUses', { as, body: { uses } });
}
