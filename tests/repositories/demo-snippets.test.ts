import { beforeAll, expect, it } from 'vitest';
import { getSnippet } from '@/lib/server/services/snippets/read-snippets';
import { updateSnippet } from '@/lib/server/services/snippets/write-snippets';
import { listVariableKinds } from '@/lib/server/services/snippets/manage-variable-kinds';
import { starterKinds } from '@/lib/starter/starter-kinds';
import { starterLibrary } from '@/lib/starter/library';
import { demoTrainer } from '@/local/demo/people';
import { addStarterSnippets } from '@/local/demo/starter-snippets';
import { listedSnippets } from '../support/listed-snippets';
import { anActor, startTestBackend } from '../support/test-backend';

const trainer = anActor(demoTrainer);
const list = () => listedSnippets(trainer);

beforeAll(async () => {
  startTestBackend();
  await addStarterSnippets();
});

it('the demo trainer starts with the starter library, in its order and under fixed ids', async () => {
  expect((await list()).map(({ id }) => id)).toEqual(starterLibrary.map(({ key }) => `starter-${key}`));
});

it('and with what their variables ask for', async () => {
  const names = (await listVariableKinds(trainer, undefined)).map(({ name }) => name);
  expect(names).toEqual(starterKinds.map(({ name }) => name).sort());
});

it('adding it again leaves what was changed as it is', async () => {
  const [{ id, revision } = { id: '', revision: 0 }] = await list();
  const changed = { title: 'My own greeting', versions: { neutral: { html: '<p>Hello</p>' } } };
  await updateSnippet(trainer, undefined, { ...changed, id, revision });
  await addStarterSnippets();
  expect(await getSnippet(trainer, id, undefined)).toMatchObject({
    title: changed.title,
    revision: revision + 1,
  });
  expect(await list()).toHaveLength(starterLibrary.length);
});
