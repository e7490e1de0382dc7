import { shortestPassword } from '../../lib/domain/app/sign-in-errors.ts';
import { Failure } from '../bootstrap/say.mjs';

interface Project {
  readonly projectId: string;
  /** Of Google's OAuth, for an account that may change the project. */
  readonly token: string;
  /** Where the app is: people sign in there. */
  readonly appUrl: string;
  readonly api?: string;
}

interface PasswordPolicy {
  readonly passwordPolicyEnforcementState?: string;
  readonly passwordPolicyVersions?: readonly {
    readonly customStrengthOptions?: { readonly minPasswordLength?: number };
  }[];
}

/** What we look at in Identity Toolkit's `Config`; all else in it stays as it is. */
interface Config {
  readonly passwordPolicyConfig?: PasswordPolicy;
  readonly emailPrivacyConfig?: { readonly enableImprovedEmailPrivacy?: boolean };
  readonly authorizedDomains?: readonly string[];
}

interface Setting {
  readonly name: string;
  readonly isSet: (found: Config) => boolean;
  /** What to write, beside what is found. */
  readonly wanted: (found: Config) => Config;
  /** The fields that are written: whatever is beside them stays. */
  readonly mask: readonly string[];
}

const strengthIn = ({ passwordPolicyConfig: policy }: Config) =>
  policy?.passwordPolicyVersions?.[0]?.customStrengthOptions;

const passwordRule: Setting = {
  name: `a password has at least ${shortestPassword} characters, whoever asks Firebase to set it`,
  // A stricter rule of the project is left alone.
  isSet: (found) =>
    found.passwordPolicyConfig?.passwordPolicyEnforcementState === 'ENFORCE' &&
    (strengthIn(found)?.minPasswordLength ?? 0) >= shortestPassword,
  wanted: (found) => ({
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [
        {
          customStrengthOptions: {
            ...strengthIn(found),
            minPasswordLength: Math.max(strengthIn(found)?.minPasswordLength ?? 0, shortestPassword),
          },
        },
      ],
    },
  }),
  mask: [
    'passwordPolicyConfig.passwordPolicyEnforcementState',
    'passwordPolicyConfig.passwordPolicyVersions',
  ],
};

const addressesProtected: Setting = {
  name: 'nobody learns from Firebase who has an account (email enumeration protection)',
  isSet: ({ emailPrivacyConfig: privacy }) => privacy?.enableImprovedEmailPrivacy === true,
  wanted: () => ({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  mask: ['emailPrivacyConfig.enableImprovedEmailPrivacy'],
};

const signInAt = (domain: string): Setting => ({
  name: `people may sign in at ${domain} (authorized domains)`,
  isSet: ({ authorizedDomains = [] }) => authorizedDomains.includes(domain),
  wanted: ({ authorizedDomains = [] }) => ({ authorizedDomains: [...authorizedDomains, domain] }),
  mask: ['authorizedDomains'],
});

/**
 * Sets what is missing in a hosted Firebase project, and reads it again to be sure. Run a second time it changes nothing.
 * Returns, in words, what it changed and what it found as it should be.
 */
export async function setUpProject(project: Project): Promise<{ changed: string[]; kept: string[] }> {
  const settings = [passwordRule, addressesProtected, signInAt(new URL(project.appUrl).hostname)];
  const found = await request(project, 'GET');
  const missing = settings.filter(({ isSet }) => !isSet(found));
  if (missing.length > 0) {
    const mask = missing.flatMap((setting) => setting.mask).join(',');
    const wanted = Object.assign({}, ...missing.map((setting) => setting.wanted(found))) as Config;
    await request(project, 'PATCH', `?${new URLSearchParams({ updateMask: mask }).toString()}`, wanted);
    const now = await request(project, 'GET');
    const refused = missing.find(({ isSet }) => !isSet(now));
    if (refused)
      throw new Failure(`Firebase took the change, and yet it does not hold that ${refused.name}.`);
  }
  const names = (of: readonly Setting[]) => of.map(({ name }) => name);
  return { changed: names(missing), kept: names(settings.filter((setting) => !missing.includes(setting))) };
}

async function request(
  { projectId, token, api = 'https://identitytoolkit.googleapis.com' }: Project,
  method: 'GET' | 'PATCH',
  search = '',
  body?: Config,
): Promise<Config> {
  const response = await fetch(`${api}/admin/v2/projects/${projectId}/config${search}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(30_000),
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Failure(`Firebase answered ${response.status}: ${sentenceIn(text)}`);
  return JSON.parse(text) as Config;
}

/** Google's errors are JSON with a sentence in it; what stands in between may answer with anything. */
function sentenceIn(text: string): string {
  try {
    return (JSON.parse(text) as { error: { message: string } }).error.message;
  } catch {
    return text.slice(0, 200);
  }
}
