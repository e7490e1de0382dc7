import { beforeAll, describe, expect, it } from 'vitest';
import type { SnippetImport } from '@/lib/contracts/snippet-fields';
import {
  readBilling,
  rememberCustomer,
  writeSubscription,
} from '@/lib/server/repositories/billing/billing-records';
import { moveSnippets } from '@/lib/server/services/snippets/move-snippets';
import { readUsage } from '@/lib/server/services/billing/read-usage';
import {
  createSnippet,
  deleteSnippet,
  importSnippets,
  updateSnippet,
} from '@/lib/server/services/snippets/write-snippets';
import { listedSnippets } from '../support/listed-snippets';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

const planLimit = expect.objectContaining({ code: 'plan_limit' }) as Error;
const draft: SnippetImport = { title: 'Door', versions: { male: { html: '<p>He waits.</p>' } } };
const drafts = (count: number) => Array.from({ length: count }, () => draft);

async function subscribe(owner: `u_${string}` | `o_${string}`, status: string) {
  const limits = { snippets: null, tokens: 0, tokensPerLicence: 0 };
  const period = { currentPeriodEnd: new Date(Date.now() + 86_400_000), cancelAtPeriodEnd: false };
  await rememberCustomer(owner, `cus_${owner}`);
  await writeSubscription(owner, (await readBilling(owner))!, {
    id: 'sub',
    status,
    planName: 'Plan',
    licenseCount: 5,
    limits,
    ...period,
  });
}

beforeAll(() => {
  startTestBackend();
});

describe('the free plan', () => {
  it('holds 25 private snippets: what is imported beyond them is named, not lost in silence', async () => {
    const sam = anActor();
    const { created, skipped } = await importSnippets(sam, undefined, drafts(30), undefined);
    expect([created, skipped.map(({ index }) => index)]).toEqual([25, [25, 26, 27, 28, 29]]);
    expect(skipped[0]?.reason).toContain('25 snippets');
    await expect(createSnippet(sam, undefined, draft, undefined)).rejects.toEqual(planLimit);
    expect((await readUsage(sam)).snippets).toEqual({ used: 25, limit: 25 });
  });

  it('takes no snippet out of an organization that it has no room for, and moves none of them', async () => {
    const { orgId, admin } = await anOrganization();
    await importSnippets(admin, undefined, drafts(24), undefined);
    const shared = [
      await createSnippet(admin, orgId, draft, undefined),
      await createSnippet(admin, orgId, draft, undefined),
    ].map(({ id }) => id);
    await expect(moveSnippets(admin, shared, null)).rejects.toEqual(planLimit);
    expect((await readUsage(admin)).snippets.used).toBe(24);
    expect(await moveSnippets(admin, shared.slice(1), null)).toBe(1);
  });

  it('is left behind with a plan of one’s own, and nothing is taken away when that ends', async () => {
    const sam = anActor();
    await subscribe(`u_${sam.uid}`, 'past_due');
    expect((await importSnippets(sam, undefined, drafts(30), undefined)).created).toBe(30);
    await subscribe(`u_${sam.uid}`, 'canceled');
    expect((await readUsage(sam)).snippets).toEqual({ used: 30, limit: 25 });
    await expect(createSnippet(sam, undefined, draft, undefined)).rejects.toEqual(planLimit);
    const snippets = await listedSnippets(sam);
    const [first] = snippets;
    if (!first) throw new Error('Nothing is left.');
    const update = { ...draft, id: first.id, revision: first.revision, title: 'Gate' };
    await expect(updateSnippet(sam, undefined, update)).resolves.toMatchObject({ title: 'Gate' });
  });
});

describe('an organization', () => {
  it('without a subscription holds 25 snippets, with one any number', async () => {
    const { orgId, admin } = await anOrganization();
    expect((await importSnippets(admin, orgId, drafts(26), undefined)).created).toBe(25);
    await subscribe(`o_${orgId}`, 'active');
    expect((await importSnippets(admin, orgId, drafts(26), undefined)).created).toBe(26);
  });

  it('whose subscription has ended keeps its snippets, which wait to be changed', async () => {
    const { orgId, admin } = await anOrganization();
    await subscribe(`o_${orgId}`, 'active');
    const { id, revision } = await createSnippet(admin, orgId, draft, undefined);
    await subscribe(`o_${orgId}`, 'canceled');
    const changes = [
      () => createSnippet(admin, orgId, draft, undefined),
      () => updateSnippet(admin, orgId, { ...draft, id, revision }),
      () => deleteSnippet(admin, orgId, id),
      () => moveSnippets(admin, [id], null),
      () => importSnippets(admin, orgId, [draft], undefined),
    ];
    for (const change of changes) await expect(change()).rejects.toEqual(planLimit);
    await subscribe(`o_${orgId}`, 'past_due');
    await expect(updateSnippet(admin, orgId, { ...draft, id, revision })).resolves.toBeDefined();
  });
});
