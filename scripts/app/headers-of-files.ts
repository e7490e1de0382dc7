import { authDomainIn } from '../../lib/domain/deployment/auth-domain.ts';
import { settingsIn } from '../../lib/domain/deployment/settings.ts';
import { securityHeaders } from '../../security-headers.ts';

/**
 * The security headers as a host needs them written into the build that serves pages as files, past the server; none
 * elsewhere, where the server sets them (`secure-answers.ts`). Pictures bring stricter ones.
 */
export function headersOfFiles(
  environment: Readonly<Record<string, string | undefined>>,
  scriptHashes: readonly string[],
) {
  if (!environment['VERCEL']) return [];
  const headers = securityHeaders({
    isDevelopment: false,
    scriptHashes,
    authDomain: authDomainIn(settingsIn(environment)),
  });
  return [{ source: '/((?!pictures/|api/pictures/).*)', headers }];
}
