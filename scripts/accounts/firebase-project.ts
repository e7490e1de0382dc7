import { Failure } from '../bootstrap/say.mjs';
import { signInSettings, type SignInConfig, type SignInSetting } from './sign-in-settings.ts';

interface Project {
  readonly projectId: string;
  /** What proves to Google that whoever asks may change the project. */
  readonly headers: Readonly<Record<string, string>>;
  /** Where the app is: people sign in there. */
  readonly appUrl: string;
  readonly api?: string;
}

/**
 * Sets what is missing in a hosted Firebase project, and reads it again to be sure. Run a second time it changes nothing.
 * Returns, in words, what it changed and what it found as it should be.
 */
export async function setUpProject(project: Project): Promise<{ changed: string[]; kept: string[] }> {
  const settings = signInSettings(project.appUrl);
  const found = await request(project, 'GET');
  const missing = settings.filter(({ isSet }) => !isSet(found));
  if (missing.length > 0) {
    const mask = missing.flatMap((setting) => setting.mask).join(',');
    const wanted = Object.assign({}, ...missing.map((setting) => setting.wanted(found))) as SignInConfig;
    await request(project, 'PATCH', `?${new URLSearchParams({ updateMask: mask }).toString()}`, wanted);
    const now = await request(project, 'GET');
    const refused = missing.find(({ isSet }) => !isSet(now));
    if (refused)
      throw new Failure(`Firebase took the change, and yet it does not hold that ${refused.name}.`);
  }
  const names = (of: readonly SignInSetting[]) => of.map(({ name }) => name);
  return { changed: names(missing), kept: names(settings.filter((setting) => !missing.includes(setting))) };
}

async function request(
  { projectId, headers, api = 'https://identitytoolkit.googleapis.com' }: Project,
  method: 'GET' | 'PATCH',
  search = '',
  body?: SignInConfig,
): Promise<SignInConfig> {
  const response = await fetch(`${api}/admin/v2/projects/${projectId}/config${search}`, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(30_000),
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Failure(`Firebase answered ${response.status}: ${sentenceIn(text)}`);
  return JSON.parse(text) as SignInConfig;
}

/** Google's errors are JSON with a sentence in it; what stands in between may answer with anything. */
function sentenceIn(text: string): string {
  try {
    return (JSON.parse(text) as { error: { message: string } }).error.message;
  } catch {
    return text.slice(0, 200);
  }
}
