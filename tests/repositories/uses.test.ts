import { beforeAll, expect, it } from 'vitest';
import { useLimits } from '@/lib/contracts/uses';
import { backend } from '@/lib/server/backend/backend';
import { listUses, recordUses } from '@/lib/server/services/snippets/record-uses';
import { anActor, startTestBackend } from '@/tests/support/test-backend';

beforeAll(() => void startTestBackend());

const usedAt = '2026-11-02T09:00:00.000Z';

it('of two devices at once both count', async () => {
  const sam = anActor();
  const tell = () => recordUses(sam, { uses: [{ id: 'recall', usedAt }] }, undefined);
  await Promise.all([tell(), tell(), tell()]);
  expect(await listUses(sam)).toEqual([{ id: 'recall', weight: 3, usedAt }]);
});

it('drop what counts least where there are too many', async () => {
  const sam = anActor();
  const first = Date.parse('2026-01-01T00:00:00.000Z');
  const uses = Array.from({ length: useLimits.kept }, (_, n) => ({
    id: `s${n}`,
    weight: n === 0 ? 8 : 1,
    usedAt: new Date(first + n * 60_000).toISOString(),
  }));
  await backend().firestore.collection('uses').doc(sam.uid).set({ uses });
  await recordUses(sam, { uses: [{ id: 'new', usedAt }] }, undefined);
  const ids = (await listUses(sam)).map(({ id }) => id);
  expect(ids).toHaveLength(useLimits.kept);
  expect(ids.slice(0, 2)).toEqual(['new', 's0']);
  expect(ids).not.toContain('s1');
});
