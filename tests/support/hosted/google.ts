import { readFileSync } from 'node:fs';
import type { GoogleEndpoints } from '@/scripts/doctor/deployment/endpoints';
import type { SignInConfig } from '@/scripts/accounts/sign-in-settings';
import type { Bucket, Policy } from '@/scripts/doctor/checks/bucket';
import type { Database } from '@/scripts/doctor/checks/database';
import type { DeployedField, WantedField } from '@/scripts/doctor/checks/field-rules';
import type { BackupSchedule } from '@/scripts/doctor/checks/recovery';
import type { DeployedIndex, WantedIndex } from '@/scripts/doctor/checks/indexes';
import { startServer, type Answer } from '../http-server';
import { machineToken } from '../metadata-server';

export const projectId = 'good-dog';
export const bucketName = 'good-dog.firebasestorage.app';
export const apiKey = 'AIzaGoodDog';

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

/** What a project has; undefined where Google would answer 404. */
export interface Project {
  apiKeys: Record<string, string>;
  projectNumber: string;
  permissions: string[];
  config: Mutable<SignInConfig> | undefined;
  google: { enabled: boolean } | undefined;
  database: Mutable<Database> | undefined;
  backupSchedules: BackupSchedule[];
  indexes: Mutable<DeployedIndex>[];
  fields: Mutable<DeployedField>[];
  rules: Record<string, string | undefined>;
  bucket: Mutable<Bucket> | undefined;
  policy: Policy;
  objectPermissions: string[];
  /** Seconds by which Google’s clock is ahead of ours. */
  ahead: number;
  /** What an endpoint answers instead, whatever it is asked. */
  refused: Partial<Record<keyof GoogleEndpoints, Answer>>;
}

const read = (file: string) => readFileSync(file, 'utf8');
const group = (name: string) => `projects/${projectId}/databases/(default)/collectionGroups/${name}`;

/** As `firebase deploy` leaves it; Firestore adds the document's name to each index. */
function deployed() {
  const wanted = JSON.parse(read('firestore.indexes.json')) as {
    indexes: WantedIndex[];
    fieldOverrides: WantedField[];
  };
  const indexes = wanted.indexes.map(({ collectionGroup, queryScope, fields }, place) => ({
    name: `${group(collectionGroup)}/indexes/CICA${place}`,
    queryScope,
    state: 'READY',
    fields:
      fields.at(-1)?.fieldPath === '__name__'
        ? fields
        : [...fields, { fieldPath: '__name__', order: fields.at(-1)?.order ?? 'ASCENDING' }],
  }));
  const fields = wanted.fieldOverrides.map(({ collectionGroup, fieldPath, ttl, indexes: single }) => ({
    name: `${group(collectionGroup)}/fields/${fieldPath}`,
    ...(ttl && { ttlConfig: { state: 'ACTIVE' } }),
    indexConfig: {
      indexes: single.map(({ queryScope, ...rest }) => ({ queryScope, fields: [{ fieldPath, ...rest }] })),
    },
  }));
  return { indexes, fields };
}

export const healthyProject = (appHost: string): Project => ({
  apiKeys: { [apiKey]: '1029384756' },
  projectNumber: '1029384756',
  permissions: [
    ...['get', 'list', 'create', 'update', 'delete'].map((verb) => `datastore.entities.${verb}`),
    ...['get', 'update', 'delete', 'sendEmail'].map((verb) => `firebaseauth.users.${verb}`),
  ],
  config: {
    signIn: { email: { enabled: true, passwordRequired: true } },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 10 } }],
    },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    authorizedDomains: [`${projectId}.firebaseapp.com`, appHost],
  },
  google: { enabled: true },
  database: {
    type: 'FIRESTORE_NATIVE',
    locationId: 'eur3',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  },
  backupSchedules: [
    { name: `projects/${projectId}/databases/(default)/backupSchedules/daily`, retention: '1209600s' },
  ],
  ...deployed(),
  rules: {
    'cloud.firestore': read('firestore.rules'),
    [`firebase.storage/${bucketName}`]: read('storage.rules'),
  },
  bucket: {
    iamConfiguration: { uniformBucketLevelAccess: { enabled: true }, publicAccessPrevention: 'inherited' },
  },
  policy: { bindings: [{ role: 'roles/storage.legacyBucketOwner', members: [`projectOwner:${projectId}`] }] },
  objectPermissions: ['create', 'delete', 'get'].map((verb) => `storage.objects.${verb}`),
  ahead: 0,
  refused: {},
});

const refusal = (status: number, message: string, reason?: string): Answer => ({
  status,
  body: JSON.stringify({ error: { code: status, message, ...(reason && { details: [{ reason }] }) } }),
});

export const disabled = (api: string) =>
  refusal(403, `${api} has not been used in project 10 before.`, 'SERVICE_DISABLED');
export const forbidden = refusal(403, 'The caller does not have permission');

/** Google's APIs at one address, a folder for each; lists come two entries at a time. */
export async function startGoogle(project: Project) {
  const { origin, asked } = await startServer(({ url, headers, body }) => {
    const [, service = '', ...rest] = url.pathname.split('/');
    const instead = project.refused[service as keyof GoogleEndpoints];
    if (instead)
      return { ...instead, body: instead.body.replace('AUTHORIZATION', headers.authorization ?? '') };
    if (service === 'clock') {
      return {
        status: 204,
        body: '',
        headers: { Date: new Date(Date.now() + project.ahead * 1000).toUTCString() },
      };
    }
    const path = decodeURIComponent(rest.join('/'));
    if (service === 'identityToolkit' && path === 'v1/projects')
      return keyed(project, url.searchParams.get('key'));
    if (headers.authorization !== `Bearer ${machineToken}`) return refusal(401, 'No credentials.');
    const found = answers(project, url.searchParams, body)[`${service}/${path}`];
    return found === undefined ? refusal(404, 'Not found.') : { status: 200, body: JSON.stringify(found) };
  });
  const at = (service: keyof GoogleEndpoints) => `${origin}/${service}`;
  const endpoints: GoogleEndpoints = {
    clock: at('clock'),
    firebase: at('firebase'),
    firebaseRules: at('firebaseRules'),
    firestore: at('firestore'),
    identityToolkit: at('identityToolkit'),
    projects: at('projects'),
    storage: at('storage'),
  };
  return { endpoints, asked };
}

function keyed(project: Project, key: string | null): Answer {
  if (!project.config) return refusal(400, 'CONFIGURATION_NOT_FOUND');
  const number = project.apiKeys[key ?? ''];
  if (number === undefined) return refusal(400, 'API key not valid. Please pass a valid API key.');
  return {
    status: 200,
    body: JSON.stringify({ projectId: number, authorizedDomains: project.config.authorizedDomains }),
  };
}

function answers(project: Project, query: URLSearchParams, body: string): Record<string, unknown> {
  const firestore = `firestore/v1/projects/${projectId}/databases/(default)`;
  const toolkit = `identityToolkit/admin/v2/projects/${projectId}`;
  const rules = `firebaseRules/v1/projects/${projectId}`;
  const bucket = `storage/storage/v1/b/${bucketName}`;
  const asked = body === '' ? [] : ((JSON.parse(body) as { permissions?: string[] }).permissions ?? []);
  const releases: [string, unknown][] = Object.entries(project.rules).flatMap(([release, content], place) => {
    if (content === undefined) return [];
    const rulesetName = `projects/${projectId}/rulesets/${place}`;
    return [
      [`${rules}/releases/${release}`, { rulesetName }],
      [`firebaseRules/v1/${rulesetName}`, { source: { files: [{ name: 'some.rules', content }] } }],
    ] satisfies [string, unknown][];
  });
  return {
    [`firebase/v1beta1/projects/${projectId}`]: { projectId, projectNumber: project.projectNumber },
    [`projects/v1/projects/${projectId}:testIamPermissions`]: {
      permissions: asked.filter((permission) => project.permissions.includes(permission)),
    },
    [`${toolkit}/config`]: project.config,
    [`${toolkit}/defaultSupportedIdpConfigs/google.com`]: project.google,
    [firestore]: project.database,
    // Google leaves out what is empty.
    [`${firestore}/backupSchedules`]:
      project.backupSchedules.length > 0 ? { backupSchedules: project.backupSchedules } : {},
    [`${firestore}/collectionGroups/-/indexes`]: pageOf('indexes', project.indexes, query),
    ...(query.get('filter') === 'indexConfig.usesAncestorConfig=false OR ttlConfig:*' && {
      [`${firestore}/collectionGroups/-/fields`]: pageOf('fields', project.fields, query),
    }),
    ...Object.fromEntries<unknown>(releases),
    [bucket]: project.bucket,
    ...(project.bucket && {
      [`${bucket}/iam`]: project.policy,
      [`${bucket}/iam/testPermissions`]: {
        permissions: query.getAll('permissions').filter((each) => project.objectPermissions.includes(each)),
      },
    }),
  };
}

function pageOf(name: string, all: readonly unknown[], query: URLSearchParams) {
  const start = Number(query.get('pageToken') ?? 0);
  const next = start + 2;
  return { [name]: all.slice(start, next), ...(next < all.length && { nextPageToken: String(next) }) };
}
