import type { CountedAction } from './counted-action';
import { aPng } from '../../support/pictures';
import { aDraft, type Made, type World } from './world';

const kinds = { variables: [{ name: 'lesson', kind: { type: 'date' } }] };
const vimeo = { address: 'https://vimeo.com/76979871' };

const saved = async ({ app, trainer, admin, orgId, snippet }: World, of?: string): Promise<Made> => {
  const { id, revision } = await snippet(of);
  const as = of === undefined ? trainer : admin;
  const query = of === undefined ? {} : { orgId };
  const body = { ...aDraft('Saved again'), id, revision };
  return (await app.call('updateSnippet', { as, query, body })) as Made;
};

const suggested = async ({ app, member, orgId, snippet }: World) => {
  const { id, revision } = await snippet(orgId);
  const body = { snippetId: id, revision, draft: aDraft('Better') };
  return {
    revision,
    ...((await app.call('suggest', { as: member, query: { orgId }, body })) as { id: string }),
  };
};

const aCopy = async ({ app, trainer, member, orgId, snippet }: World) => {
  const original = await snippet(orgId);
  const copiedFrom = { orgId, id: original.id, revision: original.revision };
  const copy = (await app.call('createSnippet', {
    as: member,
    body: { ...aDraft('A copy'), copiedFrom },
  })) as Made;
  return { copy, as: member, trainer };
};

/** What is done with snippets. */
export const libraryActions: readonly CountedAction[] = [
  ['make a snippet', 'createSnippet', ({ trainer }) => ({ as: trainer, body: aDraft('New') })],
  [
    'make a school’s snippet',
    'createSnippet',
    ({ editor, orgId }) => ({ as: editor, query: { orgId }, body: aDraft('New') }),
  ],
  [
    'save a snippet',
    'updateSnippet',
    async ({ trainer, snippet }) => {
      const { id, revision } = await snippet();
      return { as: trainer, body: { ...aDraft('Saved'), id, revision } };
    },
  ],
  [
    'save a school’s snippet',
    'updateSnippet',
    async ({ editor, orgId, snippet }) => {
      const { id, revision } = await snippet(orgId);
      return { as: editor, query: { orgId }, body: { ...aDraft('Saved'), id, revision } };
    },
  ],
  [
    'delete a snippet',
    'deleteSnippet',
    async ({ trainer, snippet }) => ({ as: trainer, query: { id: (await snippet()).id } }),
  ],
  [
    'delete a school’s snippet',
    'deleteSnippet',
    async ({ admin, orgId, snippet }) => ({ as: admin, query: { orgId, id: (await snippet(orgId)).id } }),
  ],
  [
    'import 50 snippets',
    'importSnippets',
    ({ trainer }) => ({
      as: trainer,
      body: { snippets: Array.from({ length: 50 }, (_, index) => aDraft(`Imported ${index}`)) },
    }),
  ],
  [
    'move a snippet to a school',
    'moveSnippets',
    async ({ app, editor, orgId }) => {
      const { id } = (await app.call('createSnippet', { as: editor, body: aDraft('To move') })) as Made;
      return { as: editor, body: { snippetIds: [id], orgId } };
    },
  ],
  ['say what a variable asks for', 'setVariableKinds', ({ trainer }) => ({ as: trainer, body: kinds })],
  [
    'make a version of a snippet',
    'swapPronouns',
    ({ trainer }) => ({
      as: trainer,
      body: { startingSex: 'male', desiredSex: 'female', htmlString: '<p>He sits by his owner.</p>' },
    }),
  ],
  [
    'make a version of a school’s snippet',
    'swapPronouns',
    ({ member }) => ({
      as: member,
      body: { startingSex: 'male', desiredSex: 'female', htmlString: '<p>He sits by his owner.</p>' },
    }),
  ],
  [
    'look into the trash: one snippet and more',
    'listTrash',
    async ({ trainer, trashed }) => {
      await trashed();
      return { as: trainer };
    },
  ],
  [
    'restore a snippet from the trash',
    'restoreFromTrash',
    async ({ trainer, trashed }) => ({ as: trainer, body: { ids: [(await trashed()).id] } }),
  ],
  [
    'delete a snippet for good',
    'deleteForGood',
    async ({ trainer, trashed }) => ({ as: trainer, query: { id: (await trashed()).id } }),
  ],
  [
    'empty the trash of 3 snippets',
    'emptyTrash',
    async ({ app, trainer, trashed }) => {
      await app.call('emptyTrash', { as: trainer, query: { all: 'true' } });
      for (let each = 0; each < 3; each += 1) await trashed();
      return { as: trainer, query: { all: 'true' } };
    },
  ],
  [
    'read the history of a school’s snippet: one state',
    'listHistory',
    async (world) => ({
      as: world.admin,
      query: { orgId: world.orgId, id: (await saved(world, world.orgId)).id },
    }),
  ],
  [
    'restore an earlier state',
    'restoreState',
    async (world) => {
      const { id, revision } = await saved(world);
      return { as: world.trainer, body: { id, revision, state: 1 } };
    },
  ],
  [
    'read what has changed in a copy’s original',
    'getOriginal',
    async (world) => {
      const { as, copy } = await aCopy(world);
      return { as, query: { id: copy.id } };
    },
  ],
  [
    'keep a copy as it is, its original seen',
    'markOriginalSeen',
    async (world) => {
      const { as, copy } = await aCopy(world);
      return { as, body: { id: copy.id, seen: 1 } };
    },
  ],
  [
    'suggest a change to a school’s snippet',
    'suggest',
    async ({ member, orgId, snippet }) => {
      const { id, revision } = await snippet(orgId);
      const body = { snippetId: id, revision, draft: aDraft('Better') };
      return { as: member, query: { orgId }, body };
    },
  ],
  [
    'list a school’s open suggestions: one',
    'listSuggestions',
    ({ editor, orgId }) => ({ as: editor, query: { orgId } }),
  ],
  [
    'withdraw a suggestion',
    'withdrawSuggestion',
    async (world) => ({
      as: world.member,
      query: { orgId: world.orgId, id: (await suggested(world)).id },
    }),
  ],
  [
    'accept a suggestion',
    'acceptSuggestion',
    async (world) => ({ as: world.editor, query: { orgId: world.orgId }, body: await idAndRevision(world) }),
  ],
  [
    'decline a suggestion',
    'declineSuggestion',
    async (world) => ({
      as: world.editor,
      query: { orgId: world.orgId },
      body: { id: (await suggested(world)).id, answer: 'Not yet.' },
    }),
  ],
  ['add a picture', 'uploadPicture', ({ trainer }) => ({ as: trainer, picture: aPng() })],
  [
    'add a picture to an email',
    'uploadEmailPicture',
    ({ trainer }) => ({ as: trainer, query: { purpose: 'email' }, picture: aPng() }),
  ],
  ['show a video in a snippet', 'showVideo', ({ trainer }) => ({ as: trainer, body: vimeo })],
  [
    'show a video in an email',
    'showEmailVideo',
    ({ trainer }) => ({ as: trainer, query: { purpose: 'email' }, body: vimeo }),
  ],
  [
    'delete a picture',
    'deletePicture',
    async ({ app, trainer }) => {
      const { id } = (await app.call('uploadPicture', { as: trainer, picture: aPng({ width: 3 }) })) as Made;
      return { as: trainer, query: { id } };
    },
  ],
];

async function idAndRevision(world: World) {
  const { id, revision } = await suggested(world);
  return { id, revision };
}
