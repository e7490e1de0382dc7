import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Indexes {
  indexes: { collectionGroup: string; fields: object[] }[];
}

const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as Indexes;
const folder = 'lib/server/repositories';

/** Every query of the repositories, as its filters and orders in the order in which they are written. */
const queries = readdirSync(folder).flatMap((file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
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
