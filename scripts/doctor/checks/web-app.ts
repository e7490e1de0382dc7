import type { Check } from '../deployment/check.ts';
import { CannotLook, mistake, Wrong, type Finding } from '../deployment/finding.ts';
import { causeOf } from '../deployment/google.ts';

interface WebApp {
  /** The number of the project that the key belongs to. */
  readonly projectId?: string;
  readonly authorizedDomains?: readonly string[];
}

interface Found {
  readonly webApp: WebApp;
  readonly projectNumber: string | undefined;
  readonly authDomain: string;
}

const consoleOf = (projectId: string) =>
  `Copy apiKey and authDomain of the web app: https://console.firebase.google.com/project/${projectId}/settings/general`;

function webAppFindings({ webApp, projectNumber, authDomain }: Found, projectId: string): Finding[] {
  if (projectNumber !== undefined && webApp.projectId !== projectNumber) {
    return [
      mistake(
        `NEXT_PUBLIC_FIREBASE_API_KEY belongs to another project than ${projectId}: nobody who signs in would be let in.`,
        consoleOf(projectId),
      ),
    ];
  }
  if (!webApp.authorizedDomains?.includes(authDomain)) {
    return [
      mistake(
        `NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN is ${authDomain}, which is no domain of ${projectId}: nobody can sign in with Google.`,
        `Set NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN to ${projectId}.firebaseapp.com.`,
      ),
    ];
  }
  return [];
}

function apiKeyRefusal(message: string, projectId: string, appUrl: string): Error {
  if (message.includes('API key not valid')) {
    return new Wrong('NEXT_PUBLIC_FIREBASE_API_KEY is no key of Google’s.', consoleOf(projectId));
  }
  if (/are blocked/.test(message)) {
    return new Wrong(
      `NEXT_PUBLIC_FIREBASE_API_KEY may not be used from ${appUrl}.`,
      `Add ${appUrl}/* to the websites of the key: https://console.cloud.google.com/apis/credentials?project=${projectId}`,
    );
  }
  return new CannotLook(`Google says: ${message}`);
}

export const webApp: Check = {
  group: 'Firebase',
  holds: 'The web app’s key and domain belong to the project.',
  needs: ['APP_URL', 'NEXT_PUBLIC_FIREBASE_API_KEY'],
  async look({ settings, projectId, google, askGoogle }) {
    const key = settings['NEXT_PUBLIC_FIREBASE_API_KEY'] ?? '';
    const authDomain = settings['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN'] ?? `${projectId}.firebaseapp.com`;
    const appUrl = settings['APP_URL'] ?? '';
    // The key proves itself; whose word it is otherwise would hide that it does not work.
    const response = await fetch(`${google.identityToolkit}/v1/projects?key=${encodeURIComponent(key)}`, {
      headers: { Referer: `${appUrl}/` },
      signal: AbortSignal.timeout(20_000),
    }).catch((error: unknown) => {
      throw new CannotLook(`identitytoolkit.googleapis.com cannot be reached: ${causeOf(error)}`);
    });
    const answer = (await response.json().catch(() => ({}))) as WebApp & { error?: { message?: string } };
    if (!response.ok)
      throw apiKeyRefusal(answer.error?.message ?? String(response.status), projectId, appUrl);
    const project = await askGoogle.firebaseProject();
    if (!project) throw new CannotLook(`There is no project ${projectId}.`);
    return webAppFindings({ webApp: answer, projectNumber: project.projectNumber, authDomain }, projectId);
  },
};
