import { backend } from '@/lib/server/backend/backend';

/** The paths of all documents that hold a text in their name or their fields but the audit trail's, or of these collections. */
export async function documentsNaming(text: string, collections?: readonly string[]): Promise<string[]> {
  const found = await allNaming(text);
  const paths = found.map(({ path }) => path);
  return paths.filter((path) => {
    const collection = path.slice(0, path.indexOf('/'));
    return collections ? collections.includes(collection) : collection !== 'audit';
  });
}

/** Where a text stands in the whole store, each once: `snippets.updatedBy`, or `tokens/` where it is in a document's name. */
export async function placesNaming(text: string): Promise<string[]> {
  const found = await allNaming(text);
  const places = found.flatMap(({ path, data }) => {
    const collection = path.split('/').at(-2) ?? '';
    return [...(path.includes(text) ? [`${collection}/`] : []), ...fieldsHolding(text, data, collection)];
  });
  return [...new Set(places)].sort();
}

async function allNaming(text: string) {
  const { firestore } = backend();
  const collections = await firestore.listCollections();
  const states = firestore.collectionGroup('states');
  const found = await Promise.all(
    [...collections, states].map(async (collection) => (await collection.get()).docs),
  );
  return found
    .flat()
    .map((document) => ({ path: document.ref.path, data: document.data() }))
    .filter(({ path, data }) => `${path} ${JSON.stringify(data)}`.includes(text));
}

function fieldsHolding(text: string, value: unknown, place: string): string[] {
  if (typeof value === 'string') return value.includes(text) ? [place] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => fieldsHolding(text, entry, place));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [
    ...(key.includes(text) ? [`${place}.*`] : []),
    ...fieldsHolding(text, entry, `${place}.${key}`),
  ]);
}
