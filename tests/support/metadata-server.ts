import { onTestFinished, vi } from 'vitest';
import { startServer } from './http-server';

export const machineToken = 'ya29.of-the-machine';

/** Stands in for what gives machines of Google's their credentials; the SDK finds it until the test is over. */
export async function startMetadataServer(): Promise<{ readonly asked: string[] }> {
  const asked: string[] = [];
  const { origin } = await startServer(({ url, headers }) => {
    asked.push(url.pathname);
    const isToken = url.pathname.endsWith('/token');
    const token = { access_token: machineToken, expires_in: 3599, token_type: 'Bearer' };
    return {
      status: headers['metadata-flavor'] === 'Google' ? 200 : 403,
      body: isToken ? JSON.stringify(token) : '',
      headers: {
        'Metadata-Flavor': 'Google',
        'Content-Type': isToken ? 'application/json' : 'application/text',
      },
    };
  });
  vi.stubEnv('GCE_METADATA_HOST', new URL(origin).host);
  onTestFinished(() => void vi.unstubAllEnvs());
  return { asked };
}
