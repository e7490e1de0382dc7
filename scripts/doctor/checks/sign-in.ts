import { signInSettings, type SignInConfig } from '../../accounts/sign-in-settings.ts';
import type { Check } from '../deployment/check.ts';
import { mistake, type Finding } from '../deployment/finding.ts';

const providers = (projectId: string) =>
  `https://console.firebase.google.com/project/${projectId}/authentication/providers`;

function signInFindings(config: SignInConfig, google: boolean, projectId: string, appUrl: string): Finding[] {
  const { enabled = false, passwordRequired = false } = config.signIn?.email ?? {};
  return [
    ...(enabled && passwordRequired
      ? []
      : [
          mistake(
            'Signing in with email and password is switched off.',
            `Switch on Email/Password: ${providers(projectId)}`,
          ),
        ]),
    ...(google
      ? []
      : [mistake('Signing in with Google is switched off.', `Switch on Google: ${providers(projectId)}`)]),
    ...signInSettings(appUrl)
      .filter(({ isSet }) => !isSet(config))
      .map(({ name }) => mistake(`Firebase does not yet see to it that ${name}.`, 'npm run firebase:setup')),
  ];
}

export const signIn: Check = {
  group: 'Firebase',
  holds: 'People can sign in with a password and with Google, and Firebase holds them to our rules.',
  needs: ['APP_URL'],
  async look({ settings, projectId, askGoogle }) {
    const project = `/admin/v2/projects/${projectId}`;
    const config = await askGoogle.get<SignInConfig>('identityToolkit', `${project}/config`);
    if (!config) {
      return [
        mistake(
          'Authentication has never been switched on in this project.',
          `Press Get started, then run npm run firebase:setup: https://console.firebase.google.com/project/${projectId}/authentication`,
        ),
      ];
    }
    const google = await askGoogle.get<{ enabled?: boolean }>(
      'identityToolkit',
      `${project}/defaultSupportedIdpConfigs/google.com`,
    );
    return signInFindings(config, google?.enabled === true, projectId, settings['APP_URL'] ?? '');
  },
};
