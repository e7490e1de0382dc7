import type { Check } from '../deployment/check.ts';
import type { Google } from '../deployment/google.ts';
import { mistake, type Finding } from '../deployment/finding.ts';

interface IndexedField {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}

export interface WantedIndex {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly IndexedField[];
}

/** As Firestore's API has it. */
export interface DeployedIndex {
  readonly name: string;
  readonly queryScope: string;
  readonly state?: string;
  readonly fields: readonly IndexedField[];
}

/** Firestore ends every index with the document's name, in the order of the last field: said or not, it is the same. */
function spelled({ fields, queryScope }: WantedIndex | DeployedIndex, collectionGroup: string): string {
  const last = fields.at(-1);
  const before = fields.at(-2);
  const isPlain = last?.fieldPath === '__name__' && last.order === (before?.order ?? 'ASCENDING');
  const said = (isPlain ? fields.slice(0, -1) : fields).map(
    ({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`,
  );
  return `${collectionGroup} ${queryScope} ${said.join(', ')}`;
}

const groupIn = (name: string) => /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? '';

export const deployIndexes = (projectId: string) =>
  `firebase deploy --only firestore:indexes --project ${projectId}`;

export function indexFindings(
  wanted: readonly WantedIndex[],
  deployed: readonly DeployedIndex[],
  projectId: string,
): Finding[] {
  const states = new Map(deployed.map((index) => [spelled(index, groupIn(index.name)), index.state]));
  return wanted.flatMap((index) => {
    const state = states.get(spelled(index, index.collectionGroup));
    const named = `${index.collectionGroup} (${index.fields.map(({ fieldPath }) => fieldPath).join(', ')})`;
    if (!states.has(spelled(index, index.collectionGroup))) {
      return [
        mistake(`The index of ${named} is not deployed: what reads by it fails.`, deployIndexes(projectId)),
      ];
    }
    if (state === 'READY') return [];
    if (state === 'CREATING') {
      return [
        mistake(
          `The index of ${named} is still being built: what reads by it fails.`,
          'Wait until Firestore has built it, and look again.',
        ),
      ];
    }
    return [
      mistake(
        `The index of ${named} is broken (${state ?? 'without a state'}).`,
        `Delete it at https://console.firebase.google.com/project/${projectId}/firestore/indexes, then ${deployIndexes(projectId)}`,
      ),
    ];
  });
}

/** Every page of what Firestore lists of a project's collections. */
export async function listed<T>(ask: Google, projectId: string, list: string, query = ''): Promise<T[]> {
  const entries: T[] = [];
  let page = '';
  do {
    const path = `/v1/projects/${projectId}/databases/(default)/collectionGroups/-/${list}?pageSize=300${query}${page}`;
    const answer = (await ask.get<Record<string, unknown>>('firestore', path)) ?? {};
    entries.push(...((answer[list] as T[] | undefined) ?? []));
    const next = answer['nextPageToken'];
    page = typeof next === 'string' && next !== '' ? `&pageToken=${encodeURIComponent(next)}` : '';
  } while (page !== '');
  return entries;
}

export const indexes: Check = {
  group: 'Firestore',
  holds: 'The indexes of firestore.indexes.json are deployed and ready.',
  async look({ projectId, askGoogle, ours }) {
    const { indexes: wanted } = JSON.parse(ours('firestore.indexes.json')) as { indexes: WantedIndex[] };
    return indexFindings(wanted, await listed<DeployedIndex>(askGoogle, projectId, 'indexes'), projectId);
  },
};
