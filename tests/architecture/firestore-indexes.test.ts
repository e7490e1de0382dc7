import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Indexes {
  indexes: { collectionGroup: string; fields: object[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: object[] }[];
}

const { indexes, fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as Indexes;
const files = globSync('lib/server/repositories/**/*.ts');

/** Every query of the repositories, as its filters and orders in the order in which they are written. */
const queries = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/\.where\([^;]*?(?=\.get\(|;)/gs)].map(([query]) => ({
    file,
    fields: [...query.matchAll(/\.(where|orderBy)\(\s*'([^']+)'(?:,\s*'([^']+)')?/g)].map(
      ([, kind, field, detail]) =>
        detail === 'array-contains'
          ? { fieldPath: field, arrayConfig: 'CONTAINS' }
          : { fieldPath: field, order: kind === 'orderBy' && detail === 'desc' ? 'DESCENDING' : 'ASCENDING' },
    ),
  }));
});

const composite = queries.filter(({ fields }) => fields.length > 1);

/** Every collection group that the repositories look through, and the one field that they filter it by. */
const groups = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\.collectionGroup\('([^']+)'\)\s*\.where\('([^']+)', '=='/g)].map(
    ([, collectionGroup, fieldPath]) => ({ collectionGroup, fieldPath }),
  ),
);

describe('collection groups', () => {
  it('are found', () => expect(groups.length).toBeGreaterThan(0));

  it.each(groups)('$collectionGroup has an index of its own by $fieldPath', (group) => {
    expect(fieldOverrides.find((override) => isOf(override, group))?.indexes).toContainEqual({
      order: 'ASCENDING',
      queryScope: 'COLLECTION_GROUP',
    });
  });
});

const isOf = (override: Indexes['fieldOverrides'][number], group: (typeof groups)[number]) =>
  override.collectionGroup === group.collectionGroup && override.fieldPath === group.fieldPath;

describe('composite indexes', () => {
  it('are looked for in queries that were found', () => {
    expect(queries.length).toBeGreaterThan(0);
    expect(composite.length).toBeGreaterThan(0);
  });

  // Neither local store enforces them: a query without its index fails only in production.
  it.each(composite)('$file has the index that its query needs: $fields', ({ fields }) => {
    expect(indexes.map((index) => index.fields)).toContainEqual(fields);
  });
});
