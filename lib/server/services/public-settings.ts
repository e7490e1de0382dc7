import 'server-only';
import type { PublicSettings } from '@/lib/contracts/public-settings';
import { env } from '@/lib/server/runtime/env';
import { areReportsWanted } from './browser/are-reports-wanted';
import { authDomainIn } from '@/lib/domain/deployment/auth-domain';
import { contactAddressIn } from '@/lib/domain/deployment/contact-address';

/** Read from the environment when they are asked for: nothing of them is written into what a build makes. */
export function publicSettings(): PublicSettings {
  const settings = env();
  const authDomain = authDomainIn(settings);
  return {
    firebase:
      authDomain === null ? null : { apiKey: settings.NEXT_PUBLIC_FIREBASE_API_KEY ?? '', authDomain },
    contactAddress: contactAddressIn(settings),
    feedbackAddress: settings.NEXT_PUBLIC_FEEDBACK_URL,
    keepsApp: settings.NEXT_PUBLIC_OFFLINE !== 'off',
    tellsOfPages: areReportsWanted(),
  };
}
