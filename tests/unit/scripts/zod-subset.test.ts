import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { namesUsedIn, zodWithOnly } from '@/scripts/app/zod-subset-loader.mjs';
import { aMember, anOrganization, aSubscription } from '../../support/organizations';
import { aSnippet } from '../../support/snippets';

const contracts = readdirSync('lib/contracts').map((file) => file.replace(/\.ts$/, ''));
const time = '2026-11-21T09:00:00.000Z';
const snippet = aSnippet({});

/** What goes over the wire, what nearly does, and what does not. */
const values: readonly unknown[] = [
  ...[undefined, null, true, 0, 1, 2, 3, -1, 1.5, 1e20, NaN, '', ' ', 'a', 'x'.repeat(500)],
  ...[
    'sam@dogs.test',
    ' Sam@Dogs.TEST ',
    'sam@',
    time,
    '2026-11-21',
    'o-academy',
    '-no',
    'male',
    'true',
    '7',
  ],
  ...[[], [1], ['a'], {}, { a: 1 }, { orgId: 'o-academy' }, { orgId: '', more: 1 }, { id: 'a', orgId: 'b' }],
  ...[{ email: 'SAM@dogs.test', role: 1 }, { email: 'sam', role: 9 }, { name: '  ' }, { name: ' Academy ' }],
  ...[
    { error: 'No', code: 'conflict' },
    { error: 'No', code: 'odd', fields: [{ path: 1 }] },
  ],
  ...[aMember(), anOrganization(), [anOrganization()], aSubscription(), { ...aSubscription(), tokens: 1 }],
  ...[snippet, [snippet], { ...snippet, versions: { male: { html: 1 } } }, { ...snippet, tags: ['', 'a'] }],
  ...[
    { snippets: [snippet] },
    { snippets: [] },
    { snippetIds: ['a'], orgId: null },
    { snippetIds: [], orgId: 1 },
  ],
  ...[
    { licenseCount: 3, orgId: 'o' },
    { licenseCount: 1.5, orgId: 'o' },
    { licenseCount: -1, orgId: 'o' },
  ],
  ...[
    { action: 'a', metadata: { a: 1 } },
    { action: '', metadata: { a: 'x'.repeat(5_000) } },
  ],
  ...[
    { events: [{ id: 'a', at: time, actor: { uid: 'u' }, action: 'x', metadata: { a: [1] } }] },
    { url: 1 },
  ],
  ...[{ kind: 'private-snippets', uid: 'u', email: 'e', expiresAt: time }, { kind: 'odd' }],
  ...[
    { enabled: true, days: 7 },
    { enabled: true, days: 8 },
    { tokens: { used: 1, limit: 2, resetsAt: time } },
  ],
  ...[{ html: '<p>He</p>', from: 'male', to: 'female' }, { displayName: ' Sam ' }, { displayName: ' ' }],
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'heelwrite-zod-'));
  const copy = join(folder, 'node_modules/zod');
  for (const part of ['mini', 'v4/core', 'v4/mini', 'v4/locales']) {
    cpSync(`node_modules/zod/${part}`, join(copy, part), { recursive: true });
  }
  const zod = join(process.cwd(), 'node_modules/zod/v4');
  const left = zodWithOnly(namesUsedIn(['lib/contracts', 'lib/client']), zod);
  for (const part of ['core', 'mini']) {
    for (const file of readdirSync(join(zod, part)).filter((name) => name.endsWith('.js'))) {
      writeFileSync(join(copy, 'v4', part, file), left(join(zod, part, file)));
    }
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Schemas = ReadonlyMap<string, z.ZodMiniType>;

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** Each schema that the contracts export, on its own or as a part of an operation. */
async function schemasBuiltOn(zod: typeof z): Promise<Schemas> {
  vi.resetModules();
  vi.doMock('zod/mini', () => zod);
  const schemas = new Map<string, z.ZodMiniType>();
  for (const file of contracts) {
    const module = (await import(`../../../lib/contracts/${file}.ts`)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) {
      const parts = isSchema(value) ? { itself: value } : (value as Record<string, unknown>);
      for (const [part, schema] of Object.entries(parts)) {
        if (isSchema(schema)) schemas.set(`${file} ${name} ${part}`, schema);
      }
    }
  }
  return schemas;
}

/** What a schema makes of each value, as far as anyone could tell. */
function answers(zod: typeof z, schema: z.ZodMiniType) {
  return values.map((value) => {
    const { success, data, error } = zod.safeParse(schema, value);
    return success ? { data } : { issues: error.issues, message: error.message };
  });
}

test('what is left of zod answers as all of it does, for each schema of the contracts', async () => {
  const whole = await vi.importActual<typeof z>('zod/mini');
  const file = join(folder, 'node_modules/zod/mini/index.js');
  const left = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as typeof z;
  expect(Object.keys(left).length).toBeLessThan(Object.keys(whole).length / 2);

  const [ofWhole, ofLeft] = [await schemasBuiltOn(whole), await schemasBuiltOn(left)];
  expect([...ofLeft.keys()]).toEqual([...ofWhole.keys()]);
  expect(ofWhole.size).toBeGreaterThan(80);
  for (const [name, schema] of ofWhole) {
    const other = ofLeft.get(name);
    expect(other && answers(left, other), name).toEqual(answers(whole, schema));
  }
});
