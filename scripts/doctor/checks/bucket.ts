import type { Check } from '../deployment/check.ts';
import { CannotLook, mistake, warning, type Finding } from '../deployment/finding.ts';
import { memberOf } from './permissions.ts';

export interface Bucket {
  readonly iamConfiguration?: {
    readonly uniformBucketLevelAccess?: { readonly enabled?: boolean };
    readonly publicAccessPrevention?: string;
  };
}

export interface Policy {
  readonly bindings?: readonly { readonly role: string; readonly members?: readonly string[] }[];
}

const everyone = ['allUsers', 'allAuthenticatedUsers'];
const needed = ['create', 'delete', 'get'].map((verb) => `storage.objects.${verb}`);

function publicFindings(name: string, { iamConfiguration }: Bucket, { bindings = [] }: Policy): Finding[] {
  const open = bindings.flatMap(({ role, members = [] }) =>
    everyone.filter((member) => members.includes(member)).map((member) => ({ role, member })),
  );
  const found = open.map(({ role, member }) =>
    mistake(
      `The bucket ${name} is open to everyone (${member} has ${role}): whoever guesses the name of a picture sees it.`,
      `gcloud storage buckets remove-iam-policy-binding gs://${name} --member=${member} --role=${role}`,
    ),
  );
  if (!iamConfiguration?.uniformBucketLevelAccess?.enabled) {
    found.push(
      warning(
        `Single pictures in the bucket ${name} can be made public, past its own rules.`,
        `gcloud storage buckets update gs://${name} --uniform-bucket-level-access`,
      ),
    );
  }
  return found;
}

export const bucket: Check = {
  group: 'Storage',
  holds: 'There is a bucket for pictures, and it is not public.',
  needs: ['FIREBASE_STORAGE_BUCKET'],
  async look({ settings: { FIREBASE_STORAGE_BUCKET: name = '' }, projectId, askGoogle }) {
    const path = `/storage/v1/b/${encodeURIComponent(name)}`;
    const found = await askGoogle.get<Bucket>('storage', path);
    if (!found) {
      return [
        mistake(
          `There is no bucket ${name}: pictures cannot be kept.`,
          `gcloud storage buckets create gs://${name} --project ${projectId} --uniform-bucket-level-access --public-access-prevention`,
        ),
      ];
    }
    // Where Google prevents it, no policy makes it public.
    const isPrevented = found.iamConfiguration?.publicAccessPrevention === 'enforced';
    const policy = isPrevented ? {} : await askGoogle.get<Policy>('storage', `${path}/iam`);
    return publicFindings(name, found, policy ?? {});
  },
};

function pictureFindings(name: string, held: readonly string[], member: string): Finding[] {
  const missing = needed.filter((permission) => !held.includes(permission));
  if (missing.length === 0) return [];
  return [
    mistake(
      `The app may not read, write and delete pictures in ${name}: ${missing.join(', ')} is missing.`,
      `gcloud storage buckets add-iam-policy-binding gs://${name} --member=${member} --role=roles/storage.objectUser`,
    ),
  ];
}

export const pictures: Check = {
  group: 'Storage',
  holds: 'The app may read, write and delete pictures.',
  needs: ['FIREBASE_STORAGE_BUCKET'],
  async look({ settings, askGoogle }) {
    const name = settings['FIREBASE_STORAGE_BUCKET'] ?? '';
    const query = needed.map((permission) => `permissions=${permission}`).join('&');
    const answer = await askGoogle.get<{ permissions?: string[] }>(
      'storage',
      `/storage/v1/b/${encodeURIComponent(name)}/iam/testPermissions?${query}`,
    );
    if (!answer) throw new CannotLook(`There is no bucket ${name}.`);
    return pictureFindings(name, answer.permissions ?? [], memberOf(settings));
  },
};
