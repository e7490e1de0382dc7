import { sentenceOf } from '../../bootstrap/say.mjs';
import { googleEndpoints, type GoogleEndpoints } from './endpoints.ts';
import { CannotLook, Wrong } from './finding.ts';

const patience = 20_000;

/** Without these the app does not work; the others only tell about it. */
const vital: readonly (keyof GoogleEndpoints)[] = ['firestore', 'identityToolkit', 'storage'];

interface GoogleError {
  readonly error?: {
    readonly message?: string;
    readonly details?: readonly { readonly reason?: string }[];
  };
}

interface Asked {
  readonly projectId: string;
  readonly endpoints: GoogleEndpoints;
  readonly headers: () => Promise<Record<string, string>>;
}

export interface FirebaseProject {
  readonly projectNumber?: string;
}

export interface Google {
  /** Asked once; undefined where these credentials see none. */
  readonly firebaseProject: () => Promise<FirebaseProject | undefined>;
  /** What is at an address; undefined where there is nothing. Throws CannotLook where Google does not say. */
  readonly get: <T>(endpoint: keyof GoogleEndpoints, path: string) => Promise<T | undefined>;
  /** A question that Google takes as a POST. */
  readonly question: <T>(endpoint: keyof GoogleEndpoints, path: string, body: unknown) => Promise<T>;
}

/** Google's own packages for these calls have their addresses built in, or speak gRPC: so no test could stand in for Google. */
export function askGoogle({ projectId, endpoints, headers }: Asked): Google {
  let project: Promise<FirebaseProject | undefined> | undefined;
  const firebaseProject = () =>
    (project ??= ask('firebase', `/v1beta1/projects/${projectId}`) as Promise<FirebaseProject | undefined>);

  /** Of a project that is not there everything is missing, which says nothing. */
  async function expectProject() {
    const isThere = await firebaseProject().then(Boolean, () => true);
    if (!isThere) throw new CannotLook(`There is no project ${projectId}.`);
  }

  async function ask(endpoint: keyof GoogleEndpoints, path: string, body?: unknown): Promise<unknown> {
    if (endpoint !== 'firebase') await expectProject();
    const authorization = await headers().catch(() => {
      throw new CannotLook('Google gives no access.');
    });
    const response = await fetch(`${endpoints[endpoint]}${path}`, {
      headers: { ...authorization, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      signal: AbortSignal.timeout(patience),
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new CannotLook(`${hostOf(endpoint)} cannot be reached: ${causeOf(error)}`);
    });
    if (response.status === 404) return undefined;
    const answer: unknown = await response.json().catch(() => ({}));
    if (!response.ok) throw refusal(endpoint, response.status, answer as GoogleError, projectId);
    return answer;
  }
  return {
    firebaseProject,
    get: async <T>(endpoint: keyof GoogleEndpoints, path: string) =>
      (await ask(endpoint, path)) as T | undefined,
    question: async <T>(endpoint: keyof GoogleEndpoints, path: string, body: unknown) => {
      const answer = await ask(endpoint, path, body);
      if (answer === undefined) throw new CannotLook(`${hostOf(endpoint)} does not know ${path}.`);
      return answer as T;
    },
  };
}

/** The name of the service, wherever it is asked. */
const hostOf = (endpoint: keyof GoogleEndpoints) => new URL(googleEndpoints[endpoint]).host;

function refusal(
  endpoint: keyof GoogleEndpoints,
  status: number,
  { error }: GoogleError,
  projectId: string,
): Error {
  const host = hostOf(endpoint);
  const reasons = error?.details?.map(({ reason }) => reason) ?? [];
  if (reasons.includes('SERVICE_DISABLED')) {
    const sentence = `${host} is not switched on in the project ${projectId}.`;
    const remedy = `gcloud services enable ${host} --project ${projectId}`;
    return vital.includes(endpoint) ? new Wrong(sentence, remedy) : new CannotLook(sentence, remedy);
  }
  const sentence = `${host} answered ${status}: ${error?.message ?? 'without a sentence.'}`;
  if (status !== 403) return new CannotLook(sentence);
  return new CannotLook(
    sentence,
    error?.message?.includes('quota project')
      ? `gcloud auth application-default set-quota-project ${projectId}`
      : `Let who looks read the project: gcloud projects add-iam-policy-binding ${projectId} --member=ACCOUNT --role=roles/viewer`,
    status,
  );
}

/** `fetch failed` says nothing; its cause does. */
export const causeOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error
    ? error.cause.message || sentenceOf(error)
    : sentenceOf(error);
