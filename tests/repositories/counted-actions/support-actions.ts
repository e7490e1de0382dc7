import type { CountedAction } from './counted-action';

/** What support staff are let see, and look at. */
export const supportActions: readonly CountedAction[] = [
  ['read who may help', 'getPrivateAccess', ({ trainer }) => ({ as: trainer })],
  [
    'let support in',
    'changePrivateAccess',
    ({ trainer }) => ({ as: trainer, body: { enabled: true, days: 1 } }),
  ],
  [
    'read who may help in a school',
    'getOrganizationAccess',
    ({ admin, orgId }) => ({ as: admin, query: { orgId } }),
  ],
  [
    'let support into a school',
    'changeOrganizationAccess',
    ({ admin, orgId }) => ({ as: admin, query: { orgId }, body: { enabled: true, days: 1 } }),
  ],
  ['list where support is let in: two', 'listGrants', ({ support }) => ({ as: support })],
  [
    'join a school as support',
    'joinAsSupport',
    ({ support, orgId }) => ({ as: support, query: { orgId }, body: { enable: true } }),
  ],
  [
    'read a person’s library as support: 150 snippets and more',
    'listGrantedSnippets',
    ({ support, trainer }) => ({ as: support, query: { uid: trainer.uid } }),
  ],
  [
    'read a person’s snippet as support',
    'getGrantedSnippet',
    async ({ support, trainer, snippet }) => ({
      as: support,
      query: { uid: trainer.uid, id: (await snippet()).id },
    }),
  ],
  [
    'read the history of a person’s snippet as support',
    'listGrantedHistory',
    async ({ support, trainer, snippet }) => ({
      as: support,
      query: { uid: trainer.uid, id: (await snippet()).id },
    }),
  ],
  [
    'read a person’s trash as support',
    'listGrantedTrash',
    ({ support, trainer }) => ({ as: support, query: { uid: trainer.uid } }),
  ],
];
