import { aDogContent, aNote } from '../../support/dogs';
import { aFilter } from '../../support/saved-filters';
import type { CountedAction } from './counted-action';
import type { Made, World } from './world';

const aSet = (name: string) => ({ name, snippets: [{ id: 'hello' }] });
const used = (orgId?: string) => (each: number) => ({
  id: `snippet-${each}`,
  usedAt: new Date().toISOString(),
  ...(orgId !== undefined && { orgId }),
});
const five = [1, 2, 3, 4, 5];

const made = async ({ app, trainer }: World, operation: string, body: unknown) =>
  (await app.call(operation, { as: trainer, body })) as Made;

/** What belongs to one person: dogs, emails, favorites, filters, sets, and the account. */
export const ownActions: readonly CountedAction[] = [
  [
    'copy an email of 5 snippets: what was used',
    'recordUses',
    ({ trainer }) => ({ as: trainer, body: { uses: five.map(used()) } }),
  ],
  [
    'copy an email of 5 of a school’s snippets: what was used',
    'recordUses',
    ({ member, orgId }) => ({ as: member, body: { uses: five.map(used(orgId)) } }),
  ],
  [
    'copy an email about a known dog: it is kept',
    'noteDogEmail',
    ({ trainer }) => ({
      as: trainer,
      body: aNote({ dog: aDogContent({ name: 'Bella 1' }), copiedAt: '2026-11-25T09:00:00.000Z' }),
    }),
  ],
  ['add a dog', 'createDog', ({ trainer }) => ({ as: trainer, body: aDogContent({ name: 'Rex' }) })],
  [
    'change a dog',
    'updateDog',
    async (world) => {
      const { id } = await made(world, 'createDog', aDogContent({ name: 'Max' }));
      return { as: world.trainer, body: { id, ...aDogContent({ name: 'Maximilian' }) } };
    },
  ],
  [
    'delete a dog that has no email',
    'deleteDog',
    async (world) => ({
      as: world.trainer,
      query: { id: (await made(world, 'createDog', aDogContent({ name: 'Luna' }))).id },
    }),
  ],
  [
    'delete an email that was kept',
    'deleteDogEmail',
    async ({ app, trainer }) => {
      const body = aNote({ dog: aDogContent({ name: 'Kira' }) });
      const { lastEmail } = (await app.call('noteDogEmail', { as: trainer, body })) as {
        lastEmail: { id: string };
      };
      return { as: trainer, query: { id: lastEmail.id } };
    },
  ],
  ['have dogs kept', 'keepDogs', async ({ person }) => ({ as: await person(), body: { isKept: true } })],
  ['mark a favorite', 'addFavorite', ({ trainer }) => ({ as: trainer, body: { id: 'marked' } })],
  [
    'take a favorite’s mark away',
    'removeFavorite',
    ({ trainer }) => ({ as: trainer, query: { id: 'marked' } }),
  ],
  ['save a filter', 'createSavedFilter', ({ trainer }) => ({ as: trainer, body: aFilter('Puppies') })],
  [
    'change a saved filter',
    'updateSavedFilter',
    async (world) => {
      const { id } = await made(world, 'createSavedFilter', aFilter('Seniors'));
      return { as: world.trainer, body: { id, ...aFilter('Old dogs') } };
    },
  ],
  [
    'delete a saved filter',
    'deleteSavedFilter',
    async (world) => ({
      as: world.trainer,
      query: { id: (await made(world, 'createSavedFilter', aFilter('Leash'))).id },
    }),
  ],
  ['make a lesson set', 'createLessonSet', ({ trainer }) => ({ as: trainer, body: aSet('First lesson') })],
  [
    'change a lesson set',
    'updateLessonSet',
    async (world) => {
      const { id } = await made(world, 'createLessonSet', aSet('Second lesson'));
      return { as: world.trainer, body: { id, ...aSet('Lesson two') } };
    },
  ],
  [
    'delete a lesson set',
    'deleteLessonSet',
    async (world) => ({
      as: world.trainer,
      query: { id: (await made(world, 'createLessonSet', aSet('Third lesson'))).id },
    }),
  ],
  ['read one’s account', 'getAccount', ({ trainer }) => ({ as: trainer })],
  ['change one’s name', 'updateAccount', ({ trainer }) => ({ as: trainer, body: { displayName: 'Kim' } })],
  ['read what is used of a plan', 'getUsage', ({ trainer }) => ({ as: trainer })],
  [
    'log an action of the browser',
    'logUserAction',
    ({ trainer }) => ({ as: trainer, body: { action: 'toured' } }),
  ],
  ['read one’s activity', 'listAuditEvents', ({ trainer }) => ({ as: trainer })],
  [
    'ask for a mail to confirm an address',
    'sendVerificationMail',
    async ({ person }) => ({ as: await person({ isConfirmed: false }) }),
  ],
  [
    'ask for a mail about a new address',
    'sendEmailChangeMail',
    async ({ person }) => ({
      as: await person(),
      body: { email: `new-${crypto.randomUUID()}@heelwrite.test` },
    }),
  ],
  ['ask for a new password', 'sendPasswordResetMail', ({ trainer }) => ({ body: { email: trainer.email } })],
  ['sign out everywhere', 'signOutEverywhere', async ({ person }) => ({ as: await person() })],
  ['download everything: 150 snippets and more', 'exportAccount', ({ trainer }) => ({ as: trainer })],
  ['delete an account with nothing in it', 'deleteAccount', async ({ person }) => ({ as: await person() })],
];
