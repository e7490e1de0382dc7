import { shortestPassword } from '../../lib/domain/app/sign-in-errors.ts';

interface PasswordPolicy {
  readonly passwordPolicyEnforcementState?: string;
  readonly passwordPolicyVersions?: readonly {
    readonly customStrengthOptions?: { readonly minPasswordLength?: number };
  }[];
}

/** What we look at in Identity Toolkit's `Config`; all else in it stays as it is. */
export interface SignInConfig {
  readonly signIn?: { readonly email?: { readonly enabled?: boolean; readonly passwordRequired?: boolean } };
  readonly passwordPolicyConfig?: PasswordPolicy;
  readonly emailPrivacyConfig?: { readonly enableImprovedEmailPrivacy?: boolean };
  readonly authorizedDomains?: readonly string[];
}

export interface SignInSetting {
  readonly name: string;
  readonly isSet: (found: SignInConfig) => boolean;
  /** What to write, beside what is found. */
  readonly wanted: (found: SignInConfig) => SignInConfig;
  /** The fields that are written: whatever is beside them stays. */
  readonly mask: readonly string[];
}

const strengthIn = ({ passwordPolicyConfig: policy }: SignInConfig) =>
  policy?.passwordPolicyVersions?.[0]?.customStrengthOptions;

const passwordRule: SignInSetting = {
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

const addressesProtected: SignInSetting = {
  name: 'nobody learns from Firebase who has an account (email enumeration protection)',
  isSet: ({ emailPrivacyConfig: privacy }) => privacy?.enableImprovedEmailPrivacy === true,
  wanted: () => ({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  mask: ['emailPrivacyConfig.enableImprovedEmailPrivacy'],
};

const signInAt = (domain: string): SignInSetting => ({
  name: `people may sign in at ${domain} (authorized domains)`,
  isSet: ({ authorizedDomains = [] }) => authorizedDomains.includes(domain),
  wanted: ({ authorizedDomains = [] }) => ({ authorizedDomains: [...authorizedDomains, domain] }),
  mask: ['authorizedDomains'],
});

/** What a hosted project must hold people to, for an app at this address: `npm run firebase:setup` sets it, `npm run doctor` looks. */
export const signInSettings = (appUrl: string): readonly SignInSetting[] => [
  passwordRule,
  addressesProtected,
  signInAt(new URL(appUrl).hostname),
];
