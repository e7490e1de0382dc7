import type { Check } from '../deployment/check.ts';
import { mistake, warning, type Finding } from '../deployment/finding.ts';

const where = (projectId: string) =>
  `Copy the project’s id, which is not its name: https://console.firebase.google.com/project/${projectId}/settings/general`;

export function projectFindings(
  project: object | undefined,
  projectId: string,
  clientEmail: string | undefined,
): Finding[] {
  if (!project) {
    return [
      mistake(`There is no Firebase project ${projectId} that these credentials may see.`, where(projectId)),
    ];
  }
  const other = /@(.+)\.iam\.gserviceaccount\.com$/.exec(clientEmail ?? '')?.[1];
  if (other === undefined || other === projectId) return [];
  return [
    warning(
      `FIREBASE_CLIENT_EMAIL is an account of the project ${other}, and FIREBASE_PROJECT_ID is ${projectId}.`,
      where(projectId),
    ),
  ];
}

export const project: Check = {
  group: 'Firebase',
  holds: 'There is a Firebase project of this id.',
  look: async ({ settings, projectId, askGoogle }) =>
    projectFindings(await askGoogle.firebaseProject(), projectId, settings['FIREBASE_CLIENT_EMAIL']),
};
