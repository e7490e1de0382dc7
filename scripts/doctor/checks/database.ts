import type { Check } from '../deployment/check.ts';
import { mistake, type Finding } from '../deployment/finding.ts';

export interface Database {
  readonly type?: string;
  readonly locationId?: string;
  readonly pointInTimeRecoveryEnablement?: string;
}

function databaseFindings(database: Database | undefined, projectId: string): Finding[] {
  const create = `gcloud firestore databases create --project ${projectId} --type=firestore-native --location=LOCATION`;
  if (!database) return [mistake(`The project ${projectId} has no Firestore database.`, create)];
  if (database.type === 'FIRESTORE_NATIVE') return [];
  return [
    mistake(
      'The database is in Datastore mode, which the app cannot use.',
      `Where it is empty: gcloud firestore databases update --project ${projectId} --database='(default)' --type=firestore-native`,
    ),
  ];
}

export const database: Check = {
  group: 'Firestore',
  holds: 'There is a database in Native mode.',
  async look({ projectId, askGoogle }) {
    const found = await askGoogle.get<Database>('firestore', `/v1/projects/${projectId}/databases/(default)`);
    return databaseFindings(found, projectId);
  },
};
