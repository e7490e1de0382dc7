import type { CountedAction } from './counted-action';

const here = {
  version: async (read: () => Promise<unknown>) => String(((await read()) as { version: number }).version),
};

/** What is only looked at: libraries have the size that the table tells as long as nothing else was done. */
export const readingActions: readonly CountedAction[] = [
  ['list a library of 100 snippets', 'listSnippets', ({ trainer }) => ({ as: trainer })],
  ['list a school’s 300 snippets', 'listSnippets', ({ member, orgId }) => ({ as: member, query: { orgId } })],
  ['open a library of 100 snippets for the first time', 'listPage', ({ trainer }) => ({ as: trainer })],
  [
    'open a school’s library of 300 snippets for the first time: 20 snippets',
    'listPage',
    ({ member, orgId }) => ({ as: member, query: { orgId } }),
  ],
  [
    'open a school’s library for the first time: the other 280',
    'listPage',
    async ({ app, member, orgId }) => {
      const first = (await app.call('listPage', { as: member, query: { orgId } })) as { next: string };
      return { as: member, query: { orgId, after: first.next } };
    },
  ],
  [
    'look for changes in a library, where there are none',
    'listChanges',
    async ({ app, trainer }) => ({
      as: trainer,
      query: { since: await here.version(() => app.call('listPage', { as: trainer })) },
    }),
  ],
  [
    'look for changes in a school’s library, where there are none',
    'listChanges',
    async ({ app, member, orgId }) => ({
      as: member,
      query: {
        orgId,
        since: await here.version(() => app.call('listPage', { as: member, query: { orgId } })),
      },
    }),
  ],
  [
    'look for changes in a school’s library, where there is one',
    'listChanges',
    async ({ app, member, orgId, snippet }) => {
      const since = await here.version(() => app.call('listPage', { as: member, query: { orgId } }));
      await snippet(orgId);
      return { as: member, query: { orgId, since } };
    },
  ],
  [
    'read a snippet',
    'getSnippet',
    async ({ trainer, snippet }) => ({ as: trainer, query: { id: (await snippet()).id } }),
  ],
  [
    'read a school’s snippet',
    'getSnippet',
    async ({ member, orgId, snippet }) => ({ as: member, query: { orgId, id: (await snippet(orgId)).id } }),
  ],
  ['list the tags of a library', 'listTags', ({ trainer }) => ({ as: trainer, query: { tags: 'true' } })],
  [
    'list the variables of a library',
    'listVariables',
    ({ trainer }) => ({ as: trainer, query: { variables: 'true' } }),
  ],
  ['list what variables ask for', 'listVariableKinds', ({ trainer }) => ({ as: trainer })],
  [
    'list what a school’s variables ask for',
    'listVariableKinds',
    ({ member, orgId }) => ({ as: member, query: { orgId } }),
  ],
  ['list what was used: 50', 'listUses', ({ trainer }) => ({ as: trainer })],
  ['list favorites: 10', 'listFavorites', ({ trainer }) => ({ as: trainer })],
  ['list saved filters: none', 'listSavedFilters', ({ trainer }) => ({ as: trainer })],
  ['list lesson sets: none', 'listLessonSets', ({ trainer }) => ({ as: trainer })],
  ['list dogs: 20', 'listDogs', ({ trainer }) => ({ as: trainer })],
  [
    'read a dog’s emails: 1',
    'listDogEmails',
    async ({ app, trainer }) => {
      const { dogs } = (await app.call('listDogs', { as: trainer })) as { dogs: { id: string }[] };
      return { as: trainer, query: { dogId: dogs[0]?.id ?? 'none' } };
    },
  ],
  ['list the pictures of a library: none', 'listPictures', ({ trainer }) => ({ as: trainer })],
  ['list the trash: empty', 'listTrash', ({ trainer }) => ({ as: trainer })],
  [
    'read the history of a snippet: none',
    'listHistory',
    async ({ trainer, snippet }) => ({ as: trainer, query: { id: (await snippet()).id } }),
  ],
];
