import type { Credential } from 'firebase-admin/app';
import { googleProofIn } from '../../../lib/domain/deployment/google-proof.ts';
import type { Check } from '../deployment/check.ts';
import { CannotLook, mistake, Wrong, type Finding } from '../deployment/finding.ts';

/** Nothing in the app signs tokens or addresses, so the role to sign as a service account is not among them. */
const roles = [
  {
    role: 'roles/datastore.user',
    to: 'read and write Firestore',
    permissions: ['get', 'list', 'create', 'update', 'delete'].map((verb) => `datastore.entities.${verb}`),
  },
  {
    role: 'roles/firebaseauth.admin',
    to: 'read, change and delete accounts',
    permissions: ['get', 'update', 'delete', 'sendEmail'].map((verb) => `firebaseauth.users.${verb}`),
  },
];

/** Who the app is to Google, as gcloud names it. */
export const memberOf = ({ FIREBASE_CLIENT_EMAIL: email }: Readonly<Record<string, string>>) =>
  `serviceAccount:${email ?? 'THE_ACCOUNT_THE_APP_RUNS_AS'}`;

function permissionFindings(held: readonly string[], projectId: string, member: string): Finding[] {
  return roles
    .filter(({ permissions }) => !permissions.every((permission) => held.includes(permission)))
    .map(({ role, to }) =>
      mistake(
        `The app may not ${to}.`,
        `gcloud projects add-iam-policy-binding ${projectId} --member=${member} --role=${role}`,
      ),
    );
}

/** Whether these are the app's own credentials, and not those of a person who looks from elsewhere. */
async function areTheApps(
  settings: Readonly<Record<string, string>>,
  credential: Credential,
): Promise<boolean> {
  if (googleProofIn(settings) === 'key' || settings['GOOGLE_APPLICATION_CREDENTIALS'] !== undefined)
    return true;
  // The SDK tells whether a machine of Google's gave them, but does not declare it.
  const { isComputeEngineCredential } = credential as { isComputeEngineCredential?: () => Promise<boolean> };
  return (await isComputeEngineCredential?.call(credential)) ?? false;
}

export const permissions: Check = {
  group: 'Firebase',
  holds: 'The app may use Firestore and the accounts.',
  async look({ settings, projectId, credential, googleHeaders, askGoogle }) {
    await googleHeaders().catch(() => {
      throw new CannotLook('Google gives no access.');
    });
    if (!(await areTheApps(settings, credential()))) {
      throw new CannotLook(
        'These are the credentials of a person, not of the app.',
        `See that the account that the app runs as has ${roles.map(({ role }) => role).join(' and ')}: https://console.cloud.google.com/iam-admin/iam?project=${projectId}`,
      );
    }
    const { permissions: held = [] } = await askGoogle
      .question<{ permissions?: string[] }>('projects', `/v1/projects/${projectId}:testIamPermissions`, {
        permissions: roles.flatMap((each) => each.permissions),
      })
      .catch((error: unknown) => {
        // It takes no permission to ask for one’s own: so the project is another’s.
        if (!(error instanceof CannotLook) || error.status !== 403) throw error;
        throw new Wrong(
          `Google shows these credentials nothing of the project ${projectId}: its id is another, or they are.`,
          'Take the project’s id and the account from the same project: https://console.cloud.google.com/iam-admin/serviceaccounts',
        );
      });
    return permissionFindings(held, projectId, memberOf(settings));
  },
};
