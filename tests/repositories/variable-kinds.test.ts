import { beforeAll, expect, it } from 'vitest';
import { listVariableKinds, setVariableKinds } from '@/lib/server/services/snippets/manage-variable-kinds';
import { moveSnippets } from '@/lib/server/services/snippets/move-snippets';
import { createSnippet } from '@/lib/server/services/snippets/write-snippets';
import { anOrganization, startTestBackend } from '../support/test-backend';

beforeAll(() => void startTestBackend());

it('go along with a snippet that moves, where its new library knows nothing of them', async () => {
  const { orgId, admin } = await anOrganization({ status: 'active', licenses: 20 });
  await setVariableKinds(admin, undefined, {
    variables: [
      { name: 'lesson', kind: { type: 'date' } },
      { name: 'fee', kind: { type: 'money', currency: 'USD' } },
      { name: 'weeks', kind: { type: 'number' } },
    ],
  });
  await setVariableKinds(admin, orgId, {
    variables: [{ name: 'fee', kind: { type: 'number', default: 7 } }],
  });
  const draft = { title: 'Fee', versions: { neutral: { html: '<p>{{lesson}} {{fee}}</p>' } } };
  const { id } = await createSnippet(admin, undefined, draft, undefined);
  await moveSnippets(admin, [id], orgId);
  expect(await listVariableKinds(admin, orgId)).toEqual([
    { name: 'fee', kind: { type: 'number', default: 7 } },
    { name: 'lesson', kind: { type: 'date' } },
  ]);
  expect(await listVariableKinds(admin, undefined)).toHaveLength(3);
});

it('of two writers at once are both kept', async () => {
  const { orgId, admin } = await anOrganization({ status: 'active', licenses: 20 });
  await Promise.all(
    ['lesson', 'deadline'].map((name) =>
      setVariableKinds(admin, orgId, { variables: [{ name, kind: { type: 'date' } }] }),
    ),
  );
  expect((await listVariableKinds(admin, orgId)).map(({ name }) => name)).toEqual(['deadline', 'lesson']);
});
